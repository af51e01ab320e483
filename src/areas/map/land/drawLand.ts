import type { Frame, LandLook } from './Frame';
import { landInView } from './landInView';
import type { PackedLand } from './packLand';

type Context = OffscreenCanvasRenderingContext2D;

/** Paddocks of one path: a path of 10,000 takes seconds to fill, many small ones a tenth of one. */
const BATCH = 16;
/** A corner nearer than that to the last one is left out, in pixels. */
const STEP_PX = 0.7;
const FENCE_PX = { least: 0.35, most: 2 };
/** The side of a paddock at which its fence has its full width, in pixels of CSS. */
const FULL_FENCE_SIDE_PX = 60;

function traceRing(context: Context, { coordinates }: PackedLand, from: number, to: number, frame: Frame): void {
  const { left, top, resolution } = frame;
  let [lastX, lastY] = [-Infinity, -Infinity];
  for (let corner = from; corner < to; corner += 1) {
    const x = ((coordinates[corner * 2] ?? 0) - left) / resolution;
    const y = (top - (coordinates[corner * 2 + 1] ?? 0)) / resolution;
    if (corner === from) context.moveTo(x, y);
    else if (Math.abs(x - lastX) + Math.abs(y - lastY) < STEP_PX) continue;
    else context.lineTo(x, y);
    lastX = x;
    lastY = y;
  }
  context.closePath();
}

function tracePaddock(context: Context, land: PackedLand, index: number, frame: Frame): void {
  const firstRing = index === 0 ? 0 : (land.ringsEnd[index - 1] ?? 0);
  const endRing = land.ringsEnd[index] ?? 0;
  for (let ring = firstRing; ring < endRing; ring += 1) {
    const from = ring === 0 ? 0 : (land.ringEnds[ring - 1] ?? 0);
    traceRing(context, land, from, land.ringEnds[ring] ?? 0, frame);
  }
}

/** Traces paddocks some at a time, and lets `paint` fill or stroke each lot. */
function inBatches(context: Context, land: PackedLand, indexes: readonly number[], frame: Frame, paint: () => void) {
  for (let from = 0; from < indexes.length; from += BATCH) {
    context.beginPath();
    for (const index of indexes.slice(from, from + BATCH)) tracePaddock(context, land, index, frame);
    paint();
  }
}

/** The middle width and height of the boxes, in pixels. */
function sideOf({ boxes }: PackedLand, indexes: readonly number[], { resolution }: Frame): number {
  const sides = indexes.map((index) => {
    const at = index * 4;
    const [west = 0, south = 0, east = 0, north = 0] = [boxes[at], boxes[at + 1], boxes[at + 2], boxes[at + 3]];
    return (east - west + north - south) / 2 / resolution;
  });
  return sides.sort((one, other) => one - other)[Math.floor(sides.length / 2)] ?? 0;
}

function drawSelected(context: Context, land: PackedLand, index: number, frame: Frame): void {
  context.beginPath();
  tracePaddock(context, land, index, frame);
  context.lineWidth = 7 * frame.pixelRatio;
  context.strokeStyle = '#ffffff';
  context.stroke();
  context.lineWidth = 3.5 * frame.pixelRatio;
  context.strokeStyle = '#14110a';
  context.stroke();
}

function drawFills(context: Context, land: PackedLand, indexes: readonly number[], look: LandLook, frame: Frame): void {
  context.globalAlpha = look.opacity;
  for (const [color, fill] of look.palette.entries()) {
    if (fill === null) continue;
    context.fillStyle = fill;
    const ofColor = indexes.filter((index) => look.colors[index] === color);
    inBatches(context, land, ofColor, frame, () => context.fill('nonzero'));
  }
  context.globalAlpha = 1;
}

/**
 * Draws the paddocks that a frame shows: fills by color, subdivisions in place of the land below them, then fences, then
 * the one that is selected. Fences are thin where paddocks are small, so that they do not hide the colors.
 */
export function drawLand(context: Context, land: PackedLand, look: LandLook, frame: Frame): void {
  const seen = landInView(land, frame);
  context.clearRect(0, 0, frame.width, frame.height);
  context.lineJoin = 'round';
  const wholes = seen.filter((index) => index < land.wholes);
  const subdivisions = seen.slice(wholes.length);
  drawFills(context, land, wholes, look, frame);
  context.globalCompositeOperation = 'destination-out';
  inBatches(context, land, subdivisions, frame, () => context.fill('nonzero'));
  context.globalCompositeOperation = 'source-over';
  drawFills(context, land, subdivisions, look, frame);
  const full = sideOf(land, seen, frame) / (FULL_FENCE_SIDE_PX * frame.pixelRatio);
  context.lineWidth = Math.max(FENCE_PX.least, Math.min(1, full) * FENCE_PX.most) * frame.pixelRatio;
  context.strokeStyle = look.fenceColor;
  inBatches(context, land, seen, frame, () => context.stroke());
  if (look.selected >= 0) drawSelected(context, land, look.selected, frame);
}
