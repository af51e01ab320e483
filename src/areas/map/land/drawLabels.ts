import { anchorOf } from './anchorOf';
import type { Frame, LandLabel, Pin } from './Frame';
import { drawHere, drawPlaces } from './drawPlaces';
import { landInView } from './landInView';
import { PIN, placePins, type PlacedPin } from './placePins';
import type { PackedLand } from './packLand';
import { SIGN_PX, type PackedHere, type PackedPlace } from './packPlaces';

type Context = OffscreenCanvasRenderingContext2D;

const FONT = 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const SIZE_PX = 13;
const LINE_PX = 16;
const INK = '#14110a';
const HALO = '#fdf8ea';
/** Most labels of one frame: more could not be read. */
const LABELS_MAX = 400;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const boxOfPin = ({ x, y }: PlacedPin, ratio: number): Box => ({
  left: x - (PIN.width / 2) * ratio,
  right: x + (PIN.width / 2) * ratio,
  top: y - (PIN.height + PIN.foot) * ratio,
  bottom: y,
});

function write(context: Context, text: string, x: number, y: number): void {
  context.strokeText(text, x, y);
  context.fillText(text, x, y);
}

/** The size of a paddock on the screen, in pixels. */
function sizeOf({ boxes }: PackedLand, index: number, { resolution }: Frame) {
  const at = index * 4;
  const [west = 0, south = 0, east = 0, north = 0] = [boxes[at], boxes[at + 1], boxes[at + 2], boxes[at + 3]];
  return { width: (east - west) / resolution, height: (north - south) / resolution };
}

/** Writes the names of paddocks that have room for them, the largest first; none lies on another or on a pin. */
function drawNames(context: Context, land: PackedLand, labels: readonly LandLabel[], taken: Box[], frame: Frame): void {
  const ratio = frame.pixelRatio;
  const sized = landInView(land, frame)
    .map((index) => ({ index, ...sizeOf(land, index, frame) }))
    .filter(({ width, height }) => width > 24 * ratio && height > LINE_PX * ratio)
    .sort((one, other) => other.width * other.height - one.width * one.height);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = 4 * ratio;
  context.strokeStyle = HALO;
  context.fillStyle = INK;
  for (const { index, width, height } of sized.slice(0, LABELS_MAX)) {
    const label = labels[index];
    if (label === undefined) continue;
    context.font = `600 ${SIZE_PX * ratio}px ${FONT}`;
    const wide = Math.max(context.measureText(label.name).width, label.value === '' ? 0 : 20 * ratio);
    if (wide > width * 1.05) continue;
    const hasValue = label.value !== '' && height > 2.4 * LINE_PX * ratio;
    const [east, north] = anchorOf(land, index);
    const x = (east - frame.left) / frame.resolution;
    const middle = (frame.top - north) / frame.resolution;
    const lines = hasValue ? 2 : 1;
    const placeAt = (y: number): Box => ({
      left: x - wide / 2,
      right: x + wide / 2,
      top: y - (lines * LINE_PX * ratio) / 2,
      bottom: y + (lines * LINE_PX * ratio) / 2,
    });
    // Below a pin that stands on the same place.
    const y = [middle, middle + (lines * LINE_PX * ratio) / 2 + 2 * ratio].find(
      (each) => !taken.some((box) => meets(box, placeAt(each))),
    );
    if (y === undefined) continue;
    taken.push(placeAt(y));
    const first = hasValue ? y - (LINE_PX * ratio) / 2 : y;
    write(context, label.name, x, first);
    if (!hasValue) continue;
    context.font = `400 ${SIZE_PX * ratio}px ${FONT}`;
    write(context, label.value, x, first + LINE_PX * ratio);
  }
}

/** Below this luminance white letters read better than dark ones. */
const inkOn = (color: string): string => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
  return 0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2 < 0.179 ? '#ffffff' : INK;
};

function drawPin(context: Context, { pins, x, y }: PlacedPin, ratio: number): void {
  const [only] = pins;
  if (only === undefined) return;
  const color = pins.length === 1 ? only.color : '#1d231f';
  const [half, height, foot] = [(PIN.width / 2) * ratio, PIN.height * ratio, PIN.foot * ratio];
  context.beginPath();
  context.roundRect(x - half, y - foot - height, 2 * half, height, 6 * ratio);
  context.moveTo(x - foot, y - foot);
  context.lineTo(x, y);
  context.lineTo(x + foot, y - foot);
  context.lineWidth = 3 * ratio;
  context.strokeStyle = '#ffffff';
  context.stroke();
  context.fillStyle = color;
  context.fill();
  context.fillStyle = inkOn(color);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `700 ${SIZE_PX * ratio}px ${FONT}`;
  const text = pins.length === 1 ? only.text : `${pins.length} herds`;
  context.fillText(text, x, y - foot - height / 2, 2 * half - 4 * ratio);
}

interface Above {
  readonly labels: readonly LandLabel[];
  readonly pins: readonly Pin[];
  readonly places: readonly PackedPlace[];
  readonly here: PackedHere | null;
}

/** The signs of points, which names keep off. */
function boxesOfSigns(places: readonly PackedPlace[], { left, top, resolution, pixelRatio }: Frame): Box[] {
  const half = SIGN_PX * pixelRatio;
  return places.flatMap(({ form, lines }): Box[] => {
    const [point] = lines[0] ?? [];
    if (form !== 'Point' || point === undefined) return [];
    const [x, y] = [(point[0] - left) / resolution, (top - point[1]) / resolution];
    return [{ left: x - half, right: x + half, top: y - half, bottom: y + half }];
  });
}

/** What stands above the paddocks: places, names and figures, the herds, and where the person is. */
export function drawLabels(context: Context, land: PackedLand, above: Above, frame: Frame): void {
  const { labels, pins, places, here } = above;
  context.clearRect(0, 0, frame.width, frame.height);
  drawPlaces(context, places, frame);
  const placed = placePins(land, pins, frame);
  const taken = [...placed.map((pin) => boxOfPin(pin, frame.pixelRatio)), ...boxesOfSigns(places, frame)];
  drawNames(context, land, labels, taken, frame);
  for (const pin of placed) drawPin(context, pin, frame.pixelRatio);
  if (here !== null) drawHere(context, here, frame);
}
