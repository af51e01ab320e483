import { t } from '@domain/words';

/** Sizes of the chart in px, the same on the screen and, scaled, on paper. */
export interface ChartSizes {
  /** Of a day's column and a paddock's row. */
  readonly dayWidth: number;
  readonly rowHeight: number;
  /** Of the columns of names and totals, and of the head with the days; totals may be left out: 0. */
  readonly names: number;
  readonly totals: number;
  readonly head: number;
  /** Of each row below the paddocks. */
  readonly footRow: number;
}

/** The part of the chart that is looked at. */
export interface ChartView extends ChartSizes {
  readonly width: number;
  readonly height: number;
  readonly scrollX: number;
  readonly scrollY: number;
  /** The first day of the chart, and the one after its last, counted from 1970-01-01. */
  readonly firstDay: number;
  readonly endDay: number;
}

/** Rain, head and feed. */
export const FOOT_ROWS = 3;

export const ZOOMS = [
  { value: 'day', label: t`Day`, dayWidth: 32 },
  { value: 'week', label: t`Week`, dayWidth: 12 },
  { value: 'month', label: t`Month`, dayWidth: 4 },
] as const;
export type Zoom = (typeof ZOOMS)[number]['value'];

export const footOf = ({ footRow }: ChartSizes): number => footRow * FOOT_ROWS;

export const xOfDay = ({ names, firstDay, dayWidth, scrollX }: ChartView, day: number): number =>
  names + (day - firstDay) * dayWidth - scrollX;

/** The day at a place across the chart, with its part that has passed. */
export const dayAtX = ({ names, firstDay, dayWidth, scrollX }: ChartView, x: number): number =>
  firstDay + (x - names + scrollX) / dayWidth;

export const yOfRow = ({ head, rowHeight, scrollY }: ChartView, index: number): number =>
  head + index * rowHeight - scrollY;

/** The row at a place down the chart; it may be one that is not there. */
export const rowAtY = ({ head, rowHeight, scrollY }: ChartView, y: number): number =>
  Math.floor((y - head + scrollY) / rowHeight);

/** The days in view: the first one, and the one after the last. */
export function daysInView(view: ChartView): readonly [first: number, end: number] {
  const first = Math.floor(dayAtX(view, view.names));
  const end = Math.ceil(dayAtX(view, view.width - view.totals));
  return [Math.max(view.firstDay, first), Math.min(view.endDay, end)];
}

/** The rows in view: the first one, and the one after the last, of so many. */
export function rowsInView(view: ChartView, count: number): readonly [first: number, end: number] {
  const bottom = view.height - footOf(view);
  return [Math.max(0, rowAtY(view, view.head)), Math.min(count, rowAtY(view, bottom - 1) + 1)];
}
