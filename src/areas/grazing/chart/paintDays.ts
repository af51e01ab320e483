import { DAY_MS, dateOfDay } from '@domain/grazing/time';
import { LANGUAGE_TAG } from '@domain/language/language';
import type { MarkedTime } from './ChartModel';
import { daysInView, xOfDay } from './chartView';
import type { Painting } from './paintBars';

export const FONT_PX = 13;
const MARK_PX = 5;
const MONTH_LEFT_PX = 4;
/** Between the names of two months. */
const MONTH_GAP_PX = 8;
/** 1970-01-01 was a Thursday: the Sunday after it. Weeks begin so in the United States, in both languages. */
const FIRST_SUNDAY = 3;

export const isSunday = (day: number): boolean => (day - FIRST_SUNDAY) % 7 === 0;
export const isFirstOfMonth = (day: number): boolean => dateOfDay(day).endsWith('-01');

/** The names of months, the longest first. */
const MONTH_FORMATS = (
  [{ month: 'long', year: 'numeric' }, { month: 'short', year: 'numeric' }, { month: 'short' }] as const
).map((options) => new Intl.DateTimeFormat(LANGUAGE_TAG, { ...options, timeZone: 'UTC' }));

function paintRanchMark({ context, view, palette }: Painting, { words, firstDay, endDay }: MarkedTime) {
  const [from, to] = [xOfDay(view, firstDay), xOfDay(view, Math.min(endDay, view.endDay))];
  if (to < view.names || from > view.width) return;
  context.fillStyle = palette.straw;
  context.fillRect(from, view.head - MARK_PX, to - from, MARK_PX);
  context.fillStyle = palette.text;
  const seen = Math.max(from, view.names) + 3;
  if (to - seen > context.measureText(words).width) context.fillText(words, seen, view.head - MARK_PX - 7);
}

/** The names for months that have room in the shortest of them, and shorter ones for those that the edges cut. */
function monthFormats({ context, view }: Painting): readonly Intl.DateTimeFormat[] {
  const room = 28 * view.dayWidth - MONTH_LEFT_PX - MONTH_GAP_PX;
  const all = Array.from({ length: 12 }, (_none, month) => Date.UTC(2026, month));
  const fitting = MONTH_FORMATS.findIndex((format) =>
    all.every((at) => context.measureText(format.format(at)).width <= room),
  );
  return fitting === -1 ? MONTH_FORMATS.slice(-1) : MONTH_FORMATS.slice(fitting);
}

/** What stands above the chart: the months, the days, and what is marked for the whole ranch. */
export function paintDays(painting: Painting) {
  const { context, model, view, palette } = painting;
  const [first, end] = daysInView(view);
  const middle = view.head * 0.5;
  for (let day = first; day < end; day += 1) {
    const isNamed = view.dayWidth >= 24 || (isSunday(day) && view.dayWidth > 5);
    const x = xOfDay(view, day) + 3;
    const words = String(Number(dateOfDay(day).slice(8)));
    if (!isNamed || x < view.names || x + context.measureText(words).width > view.width - view.totals) continue;
    context.fillStyle = palette.soft;
    context.fillText(words, x, middle);
  }
  context.font = `650 ${FONT_PX}px ${palette.font}`;
  context.fillStyle = palette.text;
  // The month that is cut by the edge is named there, as far as the next one leaves room.
  const formats = monthFormats(painting);
  const edge = Math.min(xOfDay(view, end), view.width - view.totals);
  let next = end;
  for (let day = end; day >= first - 31; day -= 1) {
    if (!isFirstOfMonth(day)) continue;
    const x = Math.max(xOfDay(view, day), view.names) + MONTH_LEFT_PX;
    const room = (next === end ? edge : xOfDay(view, next) - MONTH_GAP_PX) - x;
    const names = formats.map((format) => format.format(day * DAY_MS));
    const words = names.find((name) => context.measureText(name).width <= room);
    if (words !== undefined) context.fillText(words, x, view.head * 0.2);
    next = day;
  }
  context.font = `500 ${FONT_PX - 1}px ${palette.font}`;
  for (const mark of model.ranchMarks) paintRanchMark(painting, mark);
}
