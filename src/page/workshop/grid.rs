//! The board of the workshop: drawn as the game draws it, and over it a grid of buttons, a point each.

use yew::prelude::*;

use super::{
    action::colour_name,
    text::on_page,
    workshop_model::{Cell, WorkshopModel, cell_name},
};
use crate::{
    board::pasang::static_board,
    engine::pasang::board::{CENTRE, Point, SIDE},
    words::{
        patterns::{PatternsPageText, WorkshopMessage},
        say,
    },
};

/// The grid: rows from the top, one button per point, none at the centre.
pub fn grid(model: &WorkshopModel) -> Html {
    let cells = model.cells();
    let colour = |point: Point| cells.get(usize::from(point.0)).and_then(|cell| cell.colour);
    let rows = cells.chunks(SIDE.into()).enumerate().rev();
    html! {
        <div class="ws-wood">
            <svg class="pp-board ws-board" viewBox={static_board::view_box_alone()} aria-hidden="true">
                { Html::from_html_unchecked(static_board::laid_out(colour).into()) }
            </svg>
            <div class="ws-grid" id="ws-grid" role="grid" aria-label={on_page(PatternsPageText::Grid)} aria-describedby="ws-keys"
                aria-rowcount={SIDE.to_string()} aria-colcount={SIDE.to_string()}>
                for (row, cells) in rows {
                    <div key={row} role="row" class="ws-row" aria-rowindex={(usize::from(SIDE) - row).to_string()}>
                        for at in cells {
                            { cell(at) }
                        }
                    </div>
                }
            </div>
        </div>
    }
}

fn cell(cell: &Cell) -> Html {
    let Cell { point, colour, odd, is_reached } = *cell;
    if point == CENTRE {
        return html! { <span key={point.0} class="ws-hole"></span> };
    }
    html! {
        <button key={point.0} type="button" role="gridcell" class="ws-c" data-t={cell_name(point)}
            aria-colindex={(point.column() + 1).to_string()} aria-label={say(&WorkshopMessage::Cell { point, colour, odd })}
            tabindex={if is_reached { "0" } else { "-1" }} data-c={colour.map(|_| colour_name(colour))}
            data-odd={odd.then_some("1")}></button>
    }
}
