import { dayNumber } from '@domain/grazing/time';
import type { ChartBar } from '@domain/planning/chartBars';
import type { ChartModel, DraggedPlan } from './ChartModel';
import { paintChart } from './paintChart';
import type { ChartView } from './chartView';
import type { Palette } from './palette';

const LETTER_PX = 8;
const COLORS = {
  surface: 'surface',
  well: 'well',
  line: 'line',
  edge: 'edge',
  text: 'text',
  soft: 'soft',
  good: 'good',
  danger: 'danger',
  accent: 'accent',
  straw: 'straw',
  water: 'water',
  font: 'font',
} satisfies Palette;

/** What was painted in which color, in the order in which it was. */
function recorder() {
  const painted: { what: string; color: unknown; x?: number }[] = [];
  const state: Record<string, unknown> = {};
  const context = new Proxy(state, {
    get: (_target, name: string) => {
      if (name === 'measureText') return (words: string) => ({ width: words.length * LETTER_PX });
      if (name === 'fillText') return (what: string, x: number) => painted.push({ what, color: state.fillStyle, x });
      if (name === 'fill') return () => painted.push({ what: 'filled', color: state.fillStyle });
      if (name === 'strokeRect') return () => painted.push({ what: 'edges', color: state.strokeStyle });
      return state[name] ?? (() => undefined);
    },
  });
  // Of a real one only what it is told to paint matters here, and jsdom has none.
  return { painted, context: context as unknown as CanvasRenderingContext2D };
}

const DAY = dayNumber('2026-08-20');
const bar: ChartBar = {
  kind: 'actual',
  herdUuid: 'cows',
  from: 0,
  to: 0,
  marked: { first: DAY + 4, count: 10 },
  moveUuid: 'move',
  planUuid: null,
};
const paddock = { uuid: 'creek', name: 'Creek', area: '', isPart: false, days: '', yield: '' };
const model: ChartModel = {
  paddocks: [paddock],
  yieldName: 'ADA',
  rowOf: () => ({ bars: [bar], rests: [], plannedRests: new Map() }),
  restIf: () => undefined,
  marksOf: () => [{ words: 'Closed', firstDay: DAY + 8, endDay: DAY + 30 }],
  ranchMarks: [],
  feet: [],
  colorOf: () => 'herd',
  dayOf: (at) => at,
  today: DAY,
  firstDay: DAY,
  endDay: DAY + 365,
};
const view: ChartView = {
  width: 100 + 120 * 4,
  height: 400,
  scrollX: 0,
  scrollY: 0,
  firstDay: DAY,
  endDay: DAY + 365,
  dayWidth: 4,
  rowHeight: 30,
  names: 100,
  totals: 0,
  head: 58,
  footRow: 46,
};

function paintedIn(changed: Partial<ChartView>, dragged: DraggedPlan | null = null, of: Partial<ChartModel> = {}) {
  const { painted, context } = recorder();
  paintChart(context, { model: { ...model, ...of }, view: { ...view, ...changed }, palette: COLORS, dragged });
  return painted;
}
const isMonth = (what: string) => /^(Aug|Sep|Oct|Nov|Dec)/.test(what) && !/\d+$/.test(what.slice(0, -5));
const monthsIn = (changed: Partial<ChartView>) =>
  paintedIn(changed)
    .map(({ what }) => what)
    .filter(isMonth)
    .reverse();

it('names all months alike, as long as they have room, and cuts none', () => {
  // Of August 12 days are left: 48 px.
  expect(monthsIn({})).toEqual(['Aug', 'Sep 2026', 'Oct 2026', 'Nov 2026', 'Dec 2026']);
  expect(monthsIn({ dayWidth: 1.5, width: 100 + 120 * 1.5 })).toEqual(['Sep', 'Oct', 'Nov']);
  expect(monthsIn({ dayWidth: 12, width: 100 + 40 * 12 })).toEqual(['August 2026', 'September 2026']);
});

it('names the last month shorter where the edge or the totals would cut it', () => {
  const days = { dayWidth: 32, width: 100 + 14 * 32 };
  expect(monthsIn({ ...days, width: days.width + 8 }).at(-1)).toBe('Sep 2026');
  expect(monthsIn({ ...days, width: days.width + 1 }).at(-1)).toBe('Sep');
  expect(monthsIn({ ...days, width: days.width + 8, totals: 7 }).at(-1)).toBe('Sep');
});

it('leaves the edges of a mark to be seen on a bar, and on a planned move that is dragged over it', () => {
  const what = ({ what: painted, color }: { what: string; color: unknown }) => `${painted} ${String(color)}`;
  const still = paintedIn({}).map(what);
  expect(still.indexOf('edges edge')).toBeGreaterThan(still.lastIndexOf('filled herd'));
  const moved = paintedIn({}, { bar, paddockUuid: 'creek', rowIndex: 0, firstDay: DAY + 6, days: 4 }).map(what);
  expect(moved.filter((each) => each === 'filled herd')).toHaveLength(2);
  expect(moved.lastIndexOf('edges edge')).toBeGreaterThan(moved.lastIndexOf('filled herd'));
});

function restIn(from: number, to: number, changed: Partial<ChartView>, of: Partial<ChartModel> = {}) {
  const rest = {
    from: DAY + from,
    to: DAY + to,
    days: 26,
    isAtLeast: false,
    targetDays: 20,
    isShort: false,
    isOpen: false,
  };
  const painted = paintedIn(changed, null, {
    ...of,
    rowOf: () => ({ bars: [], rests: [rest], plannedRests: new Map() }),
  });
  const xOf = (words: string) => painted.find(({ what, x }) => what === words && x !== undefined)?.x ?? NaN;
  return { rest: xOf('26'), mark: xOf('Closed') };
}

it('writes the days of rest beside the words of a mark and the line of today, not over them', () => {
  const { rest, mark } = restIn(0, 26, {});
  expect(rest).toBeGreaterThan(view.names);
  expect(rest + 2 * LETTER_PX).toBeLessThan(mark);
  const today = restIn(0, 20, {}, { marksOf: () => [], today: DAY + 10 });
  expect(today.rest).toBeGreaterThan(view.names + 10 * view.dayWidth);
});

it('writes the days of rest between the bars, which stand for whole days', () => {
  const { rest } = restIn(0.9, 2.9, { dayWidth: 12 }, { marksOf: () => [] });
  expect(rest + 2 * LETTER_PX).toBeLessThan(view.names + 2 * 12);
});

it('leaves a day out that the edge would cut', () => {
  const days = paintedIn({ dayWidth: 12, scrollX: 55 }).map(({ what }) => what);
  expect(days).toContain('30');
  expect(days).not.toContain('23');
});
