import { PLACE_LOOKS } from '@features/mapSettings/placeLooks';
import type { Frame } from './Frame';
import type { MapPoint } from './mercator';
import { SIGN_PX, type PackedHere, type PackedPlace } from './packPlaces';

type Context = OffscreenCanvasRenderingContext2D;

const AROUND = '#fdf8ea';
const INK = '#14110a';
const HERE = '#1769aa';
const LINE_PX = 3;

const onFrame = ([east, north]: MapPoint, { left, top, resolution }: Frame) =>
  [(east - left) / resolution, (top - north) / resolution] as const;

function traceLines(context: Context, lines: PackedPlace['lines'], isClosed: boolean, frame: Frame): void {
  context.beginPath();
  for (const line of lines) {
    for (const [index, point] of line.entries()) {
      const [x, y] = onFrame(point, frame);
      if (index === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    if (isClosed) context.closePath();
  }
}

function strokeOn(context: Context, color: string, ratio: number, dash: readonly number[]): void {
  context.setLineDash([]);
  context.lineWidth = (LINE_PX + 3) * ratio;
  context.strokeStyle = AROUND;
  context.stroke();
  context.setLineDash(dash.map((length) => length * ratio));
  context.lineWidth = LINE_PX * ratio;
  context.strokeStyle = color;
  context.stroke();
  context.setLineDash([]);
}

/** A disc with the sign of what it is. */
function drawSign(context: Context, { kind, lines }: PackedPlace, frame: Frame): void {
  const [point] = lines[0] ?? [];
  if (point === undefined) return;
  const [x, y] = onFrame(point, frame);
  const { color, ink, sign } = PLACE_LOOKS[kind];
  const ratio = frame.pixelRatio;
  context.beginPath();
  context.arc(x, y, SIGN_PX * ratio, 0, 2 * Math.PI);
  context.lineWidth = 2 * ratio;
  context.fillStyle = color;
  context.fill();
  context.strokeStyle = AROUND;
  context.stroke();
  context.save();
  // Signs are drawn on a square of 24.
  const scale = (1.5 * SIGN_PX * ratio) / 24;
  context.translate(x - 12 * scale, y - 12 * scale);
  context.scale(scale, scale);
  context.lineWidth = 2.4;
  context.strokeStyle = ink;
  context.stroke(new Path2D(sign));
  context.restore();
}

/** Lines and outlines first, then the signs of points over them. */
export function drawPlaces(context: Context, places: readonly PackedPlace[], frame: Frame): void {
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const place of places) {
    if (place.form === 'Point') continue;
    const { color, dash } = PLACE_LOOKS[place.kind];
    const isOutline = place.form === 'Polygon';
    traceLines(context, place.lines, isOutline, frame);
    if (isOutline) {
      context.globalAlpha = 0.25;
      context.fillStyle = color;
      context.fill('evenodd');
      context.globalAlpha = 1;
    }
    strokeOn(context, color, frame.pixelRatio, dash);
  }
  for (const place of places) if (place.form === 'Point') drawSign(context, place, frame);
}

/** A pin at the place that was asked for by its coordinates. */
function drawSought(context: Context, at: MapPoint, frame: Frame): void {
  const [x, y] = onFrame(at, frame);
  const ratio = frame.pixelRatio;
  const [radius, above] = [9 * ratio, 24 * ratio];
  context.beginPath();
  context.arc(x, y - above, radius, 0.8 * Math.PI, 0.2 * Math.PI);
  context.lineTo(x, y);
  context.closePath();
  context.lineWidth = 3 * ratio;
  context.strokeStyle = '#ffffff';
  context.stroke();
  context.fillStyle = '#b3261e';
  context.fill();
  context.beginPath();
  context.arc(x, y - above, radius / 3, 0, 2 * Math.PI);
  context.fillStyle = '#ffffff';
  context.fill();
}

/** Where the person is, how far off that may be, and the way that they have walked. */
export function drawHere(context: Context, { at, accuracy, track, sought }: PackedHere, frame: Frame): void {
  const ratio = frame.pixelRatio;
  if (sought !== null) drawSought(context, sought, frame);
  if (track.length > 0) {
    traceLines(context, [track], false, frame);
    strokeOn(context, HERE, ratio, []);
  }
  for (const point of track) {
    context.beginPath();
    context.arc(...onFrame(point, frame), 4 * ratio, 0, 2 * Math.PI);
    context.fillStyle = '#ffffff';
    context.fill();
    context.lineWidth = 2 * ratio;
    context.strokeStyle = INK;
    context.stroke();
  }
  if (at === null) return;
  const [x, y] = onFrame(at, frame);
  context.beginPath();
  context.arc(x, y, accuracy / frame.resolution, 0, 2 * Math.PI);
  context.globalAlpha = 0.2;
  context.fillStyle = HERE;
  context.fill();
  context.globalAlpha = 1;
  context.beginPath();
  context.arc(x, y, 7 * ratio, 0, 2 * Math.PI);
  context.fillStyle = HERE;
  context.fill();
  context.lineWidth = 3 * ratio;
  context.strokeStyle = '#ffffff';
  context.stroke();
}
