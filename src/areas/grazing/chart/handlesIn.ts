import type { BarInRow, ChartModel } from './ChartModel';
import { footOf, rowsInView, yOfRow, type ChartView } from './chartView';
import { boxOf, lanesOf } from './paintBars';

/** A handle is at least this wide, so that a finger finds it, px. */
const WIDTH_MIN = 24;

/** What a planned move is taken by. */
export interface Handle extends BarInRow {
  rowIndex: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the planned moves in view are, row by row and by time, in px of the whole chart. */
export function handlesIn(model: ChartModel, view: ChartView): Handle[] {
  const [first, end] = rowsInView(view, model.paddocks.length);
  const bottom = view.height - footOf(view);
  return model.paddocks.slice(first, end).flatMap(({ uuid }, index): Handle[] => {
    const rowIndex = first + index;
    const y = yOfRow(view, rowIndex);
    if (y < view.head || y + view.rowHeight > bottom) return [];
    const row = model.rowOf(uuid);
    const lanes = lanesOf(row);
    const handles = row.bars.flatMap((bar): Handle[] => {
      if (bar.kind !== 'planned') return [];
      const box = boxOf(view, bar, y, lanes.get(bar) ?? [0, 1]);
      // What lies below the names or the totals cannot be taken there.
      const from = Math.max(box.x, view.names);
      const to = Math.min(Math.max(box.x + box.width, box.x + WIDTH_MIN), view.width - view.totals);
      if (to - from < WIDTH_MIN / 2) return [];
      const [left, top] = [from + view.scrollX, box.y + view.scrollY];
      return [{ bar, paddockUuid: uuid, rowIndex, left, top, width: to - from, height: box.height }];
    });
    return handles.sort((one, other) => one.left - other.left);
  });
}
