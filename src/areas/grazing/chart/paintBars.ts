import type { ChartBar } from '@domain/planning/chartBars';
import type { DrawnRest, ChartRow } from '@domain/planning/chartRow';
import type { ChartModel, DraggedPlan, MarkedTime } from './ChartModel';
import { xOfDay, yOfRow, type ChartView } from './chartView';
import { hatching } from './hatching';
import type { Palette } from './palette';

/** What a painter needs: where it paints, what, in which colors. */
export interface Painting {
  readonly context: CanvasRenderingContext2D;
  readonly model: ChartModel;
  readonly view: ChartView;
  readonly palette: Palette;
}

const RADIUS = 4;
/** A stay that no midnight saw is this part of a day wide. */
const HOURS_WIDTH = 0.4;
const FLAG_PX = 12;
const GAP_PX = 4;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** From where to where a bar goes across the chart, and its place in the height of its row. */
export function boxOf(view: ChartView, bar: Pick<ChartBar, 'marked'>, y: number, [lane, lanes]: Lane): Box {
  const { first, count } = bar.marked;
  const margin = Math.min(5, view.rowHeight / 8);
  const height = (view.rowHeight - 2 * margin) / lanes;
  const width = count === 0 ? view.dayWidth * HOURS_WIDTH : count * view.dayWidth;
  return { x: xOfDay(view, first), y: y + margin + lane * height, width: Math.max(2, width - 0.5), height };
}

type Lane = readonly [lane: number, lanes: number];
const WHOLE: Lane = [0, 1];

/** Which bars of a row lie beside each other: herds that are in one paddock at a time share its height. */
export function lanesOf({ bars }: ChartRow): ReadonlyMap<ChartBar, Lane> {
  const lanes = new Map<ChartBar, Lane>();
  const counted = bars.filter(({ kind }) => kind !== 'made').sort((one, other) => one.from - other.from);
  counted.forEach((bar, index) => {
    const before = counted[index - 1];
    const isBeside = before !== undefined && bar.from < before.to && bar.herdUuid !== before.herdUuid;
    lanes.set(bar, isBeside ? [1, 2] : WHOLE);
    if (isBeside && lanes.get(before)?.[1] === 1) lanes.set(before, [0, 2]);
  });
  return lanes;
}

function paintBar({ context, model, view, palette }: Painting, bar: ChartBar, y: number, lane: Lane = WHOLE) {
  const { x, y: top, width, height } = boxOf(view, bar, y, lane);
  const color = model.colorOf(bar.herdUuid);
  context.beginPath();
  context.roundRect(x, top, width, height, Math.min(RADIUS, width / 2));
  if (bar.kind === 'actual') {
    context.fillStyle = color;
    context.fill();
    context.strokeStyle = palette.text;
    context.lineWidth = 0.5;
    context.stroke();
    return;
  }
  if (bar.kind !== 'made') {
    context.fillStyle = hatching(color, palette.surface, x);
    context.fill();
  }
  context.setLineDash([5, 3]);
  // Herds have any color: what stands out against the ground in light and dark is the line around it.
  context.strokeStyle = palette.soft;
  context.lineWidth = 1.5;
  context.stroke();
  context.setLineDash([]);
}

/** Every other row is darker. */
export const groundOf = ({ well, surface }: Palette, index: number): string => (index % 2 === 0 ? well : surface);

/** A part of the width of a row, px. */
type Span = readonly [from: number, to: number];

/** Where something so wide has room: in the middle, else beside what stands there; in the middle where neither has any. */
function freeX([from, to]: Span, width: number, taken: readonly Span[]): number {
  const middle = (from + to - width) / 2;
  const isFree = (x: number) => taken.every(([start, end]) => x + width < start || x > end);
  const beside = taken.flatMap(([start, end]) => [end + GAP_PX, start - GAP_PX - width]);
  const inside = beside.filter((x) => x >= from + 2 && x + width <= to - 2);
  const nearest = inside.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return [middle, ...nearest].find(isFree) ?? middle;
}

/** The days of rest in the run between two bars; with a flag where they are less than the target. */
function paintRest(
  { context, model, view, palette }: Painting,
  rest: DrawnRest,
  index: number,
  taken: readonly Span[],
) {
  // Bars are drawn in whole days; a rest that no bar ends goes on to the line of today.
  const until = model.dayOf(rest.to);
  const from = Math.max(xOfDay(view, Math.floor(model.dayOf(rest.from))), view.names);
  const to = Math.min(xOfDay(view, rest.isOpen ? until : Math.floor(until)), view.width - view.totals);
  const words = `${rest.days}${rest.isAtLeast ? '+' : ''}`;
  const flag = rest.isShort ? FLAG_PX : 0;
  const width = context.measureText(words).width + flag;
  if (to - from < width + 4) return;
  const middle = yOfRow(view, index) + view.rowHeight / 2;
  const ground = groundOf(palette, index);
  const x = freeX([from, to], width, taken);
  // A rest may lie over a mark: the ground around the number keeps it legible.
  context.strokeStyle = ground;
  context.lineWidth = 4;
  context.strokeText(words, x, middle);
  context.fillStyle = rest.isShort ? palette.danger : rest.isOpen ? palette.soft : palette.good;
  context.fillText(words, x, middle);
  if (!rest.isShort) return;
  const left = x + width - flag + 4;
  context.beginPath();
  context.moveTo(left, middle - 6);
  context.lineTo(left + 8, middle - 3);
  context.lineTo(left, middle);
  context.closePath();
  context.fill();
  context.fillRect(left - 1, middle - 6, 1.5, 12);
}

/** What a marked time is called, where it has room; says where it stands. */
function paintMarkWords(
  { context, view, palette }: Painting,
  { words, firstDay, endDay }: MarkedTime,
  y: number,
): Span | undefined {
  const to = Math.min(xOfDay(view, Math.min(endDay, view.endDay)), view.width);
  const seen = Math.max(xOfDay(view, firstDay), view.names) + 5;
  const { width } = context.measureText(words);
  if (to - seen <= width) return undefined;
  context.fillStyle = palette.soft;
  context.fillText(words, seen, y + view.rowHeight / 2);
  return [seen, seen + width];
}

/** Dots around a marked time. They stand out on a bar of any color by the ground between them. */
function paintMarkEdges({ context, view, palette }: Painting, { firstDay, endDay }: MarkedTime, index: number) {
  const from = xOfDay(view, firstDay);
  const to = Math.min(xOfDay(view, Math.min(endDay, view.endDay)), view.width);
  const box = [from + 1, yOfRow(view, index) + 2, to - from - 2, view.rowHeight - 4] as const;
  context.strokeStyle = groundOf(palette, index);
  context.lineWidth = 2.5;
  context.strokeRect(...box);
  context.setLineDash([2, 3]);
  context.strokeStyle = palette.edge;
  context.lineWidth = 1.5;
  context.strokeRect(...box);
  context.setLineDash([]);
}

const isSeen = (view: ChartView, first: number, end: number): boolean =>
  xOfDay(view, end) > view.names && xOfDay(view, first) < view.width - view.totals;

const marksSeen = ({ model, view }: Painting, paddockUuid: string): MarkedTime[] =>
  model.marksOf(paddockUuid).filter(({ firstDay, endDay }) => isSeen(view, firstDay, endDay));

/** The bars, rests and marks of one paddock: a bar leaves the edges of a mark to be seen. */
export function paintRow(painting: Painting, paddockUuid: string, index: number): void {
  const { context, model, view, palette } = painting;
  const y = yOfRow(view, index);
  const marks = marksSeen(painting, paddockUuid);
  const row = model.rowOf(paddockUuid);
  const lanes = lanesOf(row);
  context.font = `500 ${Math.min(13, view.rowHeight * 0.6)}px ${palette.font}`;
  const today = xOfDay(view, model.today);
  const named = marks.map((mark) => paintMarkWords(painting, mark, y)).filter((span) => span !== undefined);
  const taken: Span[] = [[today - 2, today + 2], ...named];
  for (const bar of row.bars) {
    const { first, count } = bar.marked;
    if (isSeen(view, first, first + count + 1)) paintBar(painting, bar, y, lanes.get(bar));
  }
  for (const mark of marks) paintMarkEdges(painting, mark, index);
  for (const rest of row.rests)
    if (isSeen(view, model.dayOf(rest.from), model.dayOf(rest.to))) paintRest(painting, rest, index, taken);
}

/** A plan where it would be if it were let go now. */
export function paintDragged(painting: Painting, { bar, rowIndex, firstDay, days }: DraggedPlan): void {
  const { context, model, view, palette } = painting;
  const y = yOfRow(view, rowIndex);
  paintBar(painting, { ...bar, marked: { first: firstDay, count: days } }, y);
  const { x, y: top, width, height } = boxOf(view, { marked: { first: firstDay, count: days } }, y, WHOLE);
  context.strokeStyle = palette.text;
  context.lineWidth = 2.5;
  context.strokeRect(x, top, width, height);
  for (const mark of marksSeen(painting, model.paddocks[rowIndex]?.uuid ?? ''))
    paintMarkEdges(painting, mark, rowIndex);
}
