import { numberInWords } from '@shared/units/units';
import type { ChartFoot } from './ChartModel';
import { daysInView, footOf, xOfDay } from './chartView';
import type { Painting } from './paintBars';

const MARGIN = 5;

/** Columns of days, each as high as its part of the greatest in view. */
function paintColumns({ context, view, palette }: Painting, { on }: ChartFoot, y: number, color: string) {
  const [first, end] = daysInView(view);
  const days: [number, number][] = [];
  for (let day = first; day < end; day += 1) {
    const value = on(day);
    if (value !== null && value > 0) days.push([day, value]);
  }
  const most = Math.max(...days.map(([, value]) => value));
  const room = view.footRow - 2 * MARGIN;
  context.fillStyle = color;
  for (const [day, value] of days) {
    const height = Math.max(2, (value / most) * room);
    context.fillRect(xOfDay(view, day) + 0.5, y + MARGIN + room - height, Math.max(2, view.dayWidth - 1), height);
  }
  context.fillStyle = palette.text;
}

/** A line that steps where what it tells changes, with its value at each step that has room. */
function paintLevel({ context, view, palette }: Painting, { on }: ChartFoot, y: number) {
  const [first, end] = daysInView(view);
  const values = Array.from({ length: Math.max(0, end - first) }, (_none, index) => on(first + index));
  const most = Math.max(...values.map((value) => value ?? 0));
  if (most === 0) return;
  const room = view.footRow - 4 * MARGIN;
  context.strokeStyle = palette.text;
  context.fillStyle = palette.text;
  context.lineWidth = 2;
  context.beginPath();
  let before: number | null = null;
  let written = -Infinity;
  values.forEach((value, index) => {
    const x = xOfDay(view, first + index);
    if (value !== null) {
      const height = y + view.footRow - MARGIN - (value / most) * room;
      if (before === null) context.moveTo(x, height);
      context.lineTo(x, height);
      context.lineTo(x + view.dayWidth, height);
      if (value !== before && x > written) {
        const words = numberInWords(value);
        context.fillText(words, Math.max(x, view.names) + 3, height - 8);
        written = x + context.measureText(words).width + 6;
      }
    }
    before = value;
  });
  context.stroke();
}

/** The rows below the paddocks: rain, head and feed of the whole ranch. */
export function paintFoot(painting: Painting): void {
  const { context, model, view, palette } = painting;
  const top = view.height - footOf(view);
  const right = view.width - view.totals;
  context.fillStyle = palette.well;
  context.fillRect(0, top, view.width, view.height - top);
  context.font = `500 ${Math.min(12, view.footRow * 0.4)}px ${palette.font}`;
  const colors = [palette.water, palette.text, palette.straw];
  model.feet.forEach((foot, index) => {
    const y = top + index * view.footRow;
    context.save();
    context.beginPath();
    context.rect(view.names, y, right - view.names, view.footRow);
    context.clip();
    if (foot.isLevel) paintLevel(painting, foot, y);
    else paintColumns(painting, foot, y, colors[index] ?? palette.text);
    context.restore();
    context.fillStyle = palette.line;
    context.fillRect(0, y, view.width, 1);
    context.fillStyle = palette.soft;
    context.fillText(foot.label, 10, y + view.footRow / 2);
    if (view.totals === 0) return;
    context.textAlign = 'right';
    context.fillStyle = palette.text;
    context.fillText(foot.total, view.width - 10, y + view.footRow / 2);
    context.textAlign = 'left';
  });
  context.fillStyle = palette.edge;
  context.fillRect(0, top - 1, view.width, 2);
}
