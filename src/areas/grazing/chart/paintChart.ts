import { DAY_MS } from '@domain/grazing/time';
import { LANGUAGE_TAG } from '@domain/language/language';
import { t } from '@domain/words';
import type { ChartModel, DraggedPlan } from './ChartModel';
import { daysInView, footOf, rowsInView, xOfDay, yOfRow, type ChartView } from './chartView';
import { groundOf, paintDragged, paintRow, type Painting } from './paintBars';
import { FONT_PX, isFirstOfMonth, isSunday, paintDays } from './paintDays';
import { paintFoot } from './paintFoot';
import type { Palette } from './palette';

const todayFormat = new Intl.DateTimeFormat(LANGUAGE_TAG, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

function clipped(context: CanvasRenderingContext2D, box: readonly [number, number, number, number], paint: () => void) {
  context.save();
  context.beginPath();
  context.rect(...box);
  context.clip();
  paint();
  context.restore();
}

function paintGrid({ context, view, palette }: Painting, rows: readonly [number, number]) {
  const bottom = view.height - footOf(view);
  for (let index = rows[0]; index < rows[1]; index += 1) {
    context.fillStyle = groundOf(palette, index);
    context.fillRect(0, yOfRow(view, index), view.width, view.rowHeight);
  }
  const [first, end] = daysInView(view);
  for (let day = first; day <= end; day += 1) {
    const isMonth = isFirstOfMonth(day);
    if (!isMonth && !(isSunday(day) && view.dayWidth > 5)) continue;
    context.fillStyle = isMonth ? palette.edge : palette.line;
    context.fillRect(xOfDay(view, day), isMonth ? 0 : view.head / 2, isMonth ? 1 : 0.75, bottom);
  }
}

function paintToday({ context, model, view, palette }: Painting) {
  const x = xOfDay(view, model.today);
  if (x < view.names || x > view.width - view.totals) return;
  context.fillStyle = palette.accent;
  context.fillRect(x - 1, view.head * 0.34, 2, view.height);
  const words = todayFormat.format(Math.floor(model.today) * DAY_MS);
  const width = context.measureText(words).width + 14;
  // Near an edge it is beside its line, whole.
  const left = Math.max(view.names, Math.min(x - width / 2, view.width - view.totals - width));
  context.beginPath();
  context.roundRect(left, view.head * 0.34, width, view.head * 0.34, 8);
  context.fill();
  context.fillStyle = palette.surface;
  context.fillText(words, left + 7, view.head * 0.51);
}

/** As much of a text as has room. */
function fitted(context: CanvasRenderingContext2D, words: string, width: number): string {
  if (context.measureText(words).width <= width) return words;
  let kept = words;
  while (kept.length > 1 && context.measureText(`${kept}…`).width > width) kept = kept.slice(0, -1);
  return `${kept}…`;
}

function paintSides({ context, model, view, palette }: Painting, rows: readonly [number, number]) {
  const right = view.width - view.totals;
  for (let index = rows[0]; index < rows[1]; index += 1) {
    const paddock = model.paddocks[index];
    if (paddock === undefined) continue;
    const y = yOfRow(view, index);
    context.fillStyle = groundOf(palette, index);
    context.fillRect(0, y, view.names, view.rowHeight);
    context.fillRect(right, y, view.totals, view.rowHeight);
    const middle = y + view.rowHeight / 2;
    context.font = `400 ${Math.min(FONT_PX - 1, view.rowHeight * 0.6)}px ${palette.font}`;
    context.fillStyle = palette.soft;
    const area = view.names > 160 ? context.measureText(paddock.area).width + 10 : 0;
    if (area > 0) context.fillText(paddock.area, view.names - area, middle);
    if (view.totals > 0) {
      context.textAlign = 'right';
      context.fillText(paddock.days, right + view.totals / 2 - 6, middle);
      context.fillStyle = palette.text;
      context.fillText(paddock.yield, view.width - 10, middle);
      context.textAlign = 'left';
    }
    context.font = `500 ${Math.min(FONT_PX + 1, view.rowHeight * 0.65)}px ${palette.font}`;
    context.fillStyle = palette.text;
    const left = paddock.isPart ? 24 : 10;
    context.fillText(fitted(context, paddock.name, view.names - left - area - 6), left, middle);
  }
}

function paintCorners({ context, model, view, palette }: Painting) {
  context.fillStyle = palette.surface;
  context.fillRect(0, 0, view.names, view.head);
  context.fillRect(view.width - view.totals, 0, view.totals, view.head);
  context.fillStyle = palette.soft;
  context.font = `600 ${FONT_PX}px ${palette.font}`;
  context.fillText(t`Paddock`, 10, view.head - 14);
  if (view.totals > 0) {
    context.textAlign = 'right';
    context.fillText(t`This season`, view.width - 10, view.head * 0.2);
    context.fillText(t`Days`, view.width - view.totals / 2 - 6, view.head - 14);
    context.fillText(model.yieldName, view.width - 10, view.head - 14);
    context.textAlign = 'left';
  }
  context.fillStyle = palette.edge;
  context.fillRect(view.names - 0.5, 0, 1, view.height);
  if (view.totals > 0) context.fillRect(view.width - view.totals - 0.5, 0, 1, view.height);
  context.fillRect(0, view.head - 0.5, view.width, 1);
}

export interface ChartPicture {
  readonly model: ChartModel;
  readonly view: ChartView;
  readonly palette: Palette;
  readonly dragged: DraggedPlan | null;
}

/** Paints the part of the chart that is in view: on the screen as on paper. */
export function paintChart(context: CanvasRenderingContext2D, picture: ChartPicture): void {
  const { model, view, palette, dragged } = picture;
  const painting: Painting = { context, model, view, palette };
  const foot = footOf(view);
  const rows = rowsInView(view, model.paddocks.length);
  context.fillStyle = palette.surface;
  context.fillRect(0, 0, view.width, view.height);
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  const across = view.width - view.names - view.totals;
  clipped(context, [0, view.head, view.width, view.height - view.head - foot], () => {
    clipped(context, [view.names, view.head, across, view.height], () => {
      paintGrid(painting, rows);
      for (let index = rows[0]; index < rows[1]; index += 1) {
        const paddock = model.paddocks[index];
        if (paddock !== undefined) paintRow(painting, paddock.uuid, index);
      }
      if (dragged !== null) paintDragged(painting, dragged);
    });
    paintSides(painting, rows);
  });
  paintFoot(painting);
  clipped(context, [view.names, 0, across, view.height], () => {
    context.font = `500 ${FONT_PX - 1}px ${palette.font}`;
    clipped(context, [view.names, 0, across, view.head], () => paintDays(painting));
    context.font = `600 ${FONT_PX - 1}px ${palette.font}`;
    paintToday(painting);
  });
  paintCorners(painting);
}
