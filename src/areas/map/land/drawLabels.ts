import { plural } from '@domain/words';
import type { Frame, LandLabel, LandLook, Pin } from './Frame';
import { drawHere, drawPlaces } from './drawPlaces';
import { heightOf, LETTERS_PX, placeNames, type Box, type PlacedName } from './placeNames';
import { PIN, placePins, type PlacedPin } from './placePins';
import type { PackedLand } from './packLand';
import { SIGN_PX, type PackedHere, type PackedPlace } from './packPlaces';

type Context = OffscreenCanvasRenderingContext2D;

const FONT = 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const INK = '#14110a';
const HALO = '#fdf8ea';

const boxOfPin = ({ x, y }: PlacedPin, ratio: number): Box => ({
  left: x - (PIN.width / 2) * ratio,
  right: x + (PIN.width / 2) * ratio,
  top: y - (PIN.height + PIN.foot) * ratio,
  bottom: y,
});

/** What words take in the letters of names: each is measured once. */
const widths = new Map<string, number>();

function widthIn(context: Context, text: string): number {
  const known = widths.get(text);
  if (known !== undefined) return known;
  context.font = `600 ${LETTERS_PX}px ${FONT}`;
  const { width } = context.measureText(text);
  widths.set(text, width);
  return width;
}

/** Writes the lines of a name, and its figure below them. */
function drawName(context: Context, name: PlacedName, ratio: number): void {
  const { lines, value, size, x, y } = name;
  const all = value === '' ? lines : [...lines, value];
  const high = heightOf(name) * ratio;
  const line = high / all.length;
  for (const [index, text] of all.entries()) {
    context.font = `${index < lines.length ? 600 : 400} ${size * ratio}px ${FONT}`;
    const middle = y - high / 2 + (index + 0.5) * line;
    context.strokeText(text, x, middle);
    context.fillText(text, x, middle);
  }
}

function drawNames(context: Context, names: readonly PlacedName[], ratio: number, isGroundDark: boolean): void {
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = 4 * ratio;
  context.strokeStyle = isGroundDark ? INK : HALO;
  context.fillStyle = isGroundDark ? HALO : INK;
  for (const name of names) drawName(context, name, ratio);
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
  context.font = `700 ${LETTERS_PX * ratio}px ${FONT}`;
  const { length } = pins;
  const text = length === 1 ? only.text : plural(length, { one: '# herd', other: '# herds' });
  context.fillText(text, x, y - foot - height / 2, 2 * half - 4 * ratio);
}

interface Above {
  readonly look: LandLook;
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

/** Joins the paddocks that a herd is in behind open gates. */
function drawOpenGates(context: Context, placed: readonly PlacedPin[], ratio: number): void {
  const before = new Map<string, PlacedPin>();
  for (const pin of placed) {
    for (const { herdUuid, color } of pin.pins) {
      const from = before.get(herdUuid);
      before.set(herdUuid, pin);
      if (from === undefined) continue;
      context.beginPath();
      context.moveTo(from.x, from.y);
      context.lineTo(pin.x, pin.y);
      context.setLineDash([]);
      context.lineWidth = 5 * ratio;
      context.strokeStyle = HALO;
      context.stroke();
      context.setLineDash([6 * ratio, 4 * ratio]);
      context.lineWidth = 3 * ratio;
      context.strokeStyle = color;
      context.stroke();
      context.setLineDash([]);
    }
  }
}

/**
 * Draws what is above the paddocks: places, names and figures, the herds, and where the person is.
 *
 * @returns the paddocks that have their short name in place of their name
 */
export function drawLabels(context: Context, land: PackedLand, above: Above, frame: Frame): number[] {
  const { look, labels, pins, places, here } = above;
  context.clearRect(0, 0, frame.width, frame.height);
  drawPlaces(context, places, frame);
  const placed = placePins(land, pins, frame);
  const taken = [...placed.map((pin) => boxOfPin(pin, frame.pixelRatio)), ...boxesOfSigns(places, frame)];
  const names = placeNames(land, labels, taken, frame, (text) => widthIn(context, text));
  drawOpenGates(context, placed, frame.pixelRatio);
  drawNames(context, names, frame.pixelRatio, look.isGroundDark === true);
  for (const pin of placed) drawPin(context, pin, frame.pixelRatio);
  if (here !== null) drawHere(context, here, frame);
  return names.filter(({ isShort }) => isShort).map(({ paddock }) => paddock);
}
