import { t } from '@domain/words';
import type { ChartModel } from './ChartModel';
import { FOOT_ROWS, type ChartView } from './chartView';
import { paintChart } from './paintChart';
import { hatching } from './hatching';
import { paperPalette } from './palette';

/**
 * Papers, across: what is left of them within their margins of 10 mm as width / height, and the pixels painted across it.
 * The same letters are larger on a small paper, so that they can be read there.
 */
export const PAPERS = {
  letter: { label: t({ message: 'Letter', context: 'a paper' }), ratio: 259.4 / 195.9, width: 1_240 },
  a4: { label: 'A4', ratio: 277 / 190, width: 1_240 },
  tabloid: { label: t({ message: 'Tabloid', context: 'a paper' }), ratio: 411.8 / 259.4, width: 1_680 },
  a3: { label: 'A3', ratio: 400 / 277, width: 1_680 },
} as const;
export type Paper = keyof typeof PAPERS;

export interface ChartSheet {
  readonly model: ChartModel;
  readonly paper: Paper;
  readonly title: string;
  readonly subtitle: string;
  /** The days on it: the first one, and the one after the last. */
  readonly days: readonly [first: number, end: number];
  readonly herds: readonly { readonly name: string; readonly color: string }[];
}

const TITLE = 44;
const KEY = 30;
const ROW_MAX = 44;
/** Sharp on paper. */
const RATIO = 2;

function sizesOf({ model, paper, days: [first, end] }: ChartSheet): ChartView {
  const { width, ratio } = PAPERS[paper];
  const height = Math.round(width / ratio) - TITLE - KEY;
  const [names, totals, head, footRow] = [190, 120, 58, 40];
  const room = height - head - FOOT_ROWS * footRow;
  const rowHeight = Math.min(ROW_MAX, room / Math.max(1, model.paddocks.length));
  return {
    width,
    height: head + rowHeight * model.paddocks.length + FOOT_ROWS * footRow,
    scrollX: 0,
    scrollY: 0,
    firstDay: first,
    endDay: end,
    dayWidth: (width - names - totals) / (end - first),
    rowHeight,
    names,
    totals,
    head,
    footRow,
  };
}

/** Paints the whole chart of some days onto a canvas of the shape of a paper, light whatever the screen is. */
export function paintChartSheet(canvas: HTMLCanvasElement, sheet: ChartSheet): void {
  const { model, paper, title, subtitle, herds } = sheet;
  const context = canvas.getContext('2d');
  if (context === null) return;
  const view = sizesOf(sheet);
  const palette = paperPalette();
  canvas.width = view.width * RATIO;
  canvas.height = Math.round(view.width / PAPERS[paper].ratio) * RATIO;
  context.setTransform(RATIO, 0, 0, RATIO, 0, 0);
  context.fillStyle = palette.surface;
  context.fillRect(0, 0, view.width, canvas.height);
  context.textBaseline = 'middle';
  context.fillStyle = palette.text;
  context.font = `700 22px ${palette.font}`;
  context.fillText(title, 0, TITLE / 2);
  const after = context.measureText(title).width + 16;
  context.font = `400 16px ${palette.font}`;
  context.fillStyle = palette.soft;
  context.fillText(subtitle, after, TITLE / 2 + 1);

  context.save();
  context.translate(0, TITLE);
  paintChart(context, { model, view, palette, dragged: null });
  context.strokeStyle = palette.edge;
  context.strokeRect(0.5, 0.5, view.width - 1, view.height - 1);
  context.restore();

  const middle = TITLE + view.height + KEY / 2;
  context.font = `500 13px ${palette.font}`;
  let x = 0;
  const say = (words: string) => {
    context.fillStyle = palette.text;
    context.fillText(words, x, middle);
    x += context.measureText(words).width + 24;
  };
  for (const { name, color } of herds) {
    context.fillStyle = color;
    context.fillRect(x, middle - 7, 30, 14);
    x += 38;
    say(name);
  }
  context.fillStyle = hatching(palette.soft, palette.surface, x);
  context.fillRect(x, middle - 7, 30, 14);
  x += 38;
  say(t({ message: 'Planned', context: 'what a stay is' }));
  say(t`Numbers between bars: days of rest, with a flag below the target`);
}
