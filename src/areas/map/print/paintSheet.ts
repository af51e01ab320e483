import type { Scale } from '../scale';

/** A color and what it says. */
interface SheetBand {
  /** A CSS color; null: the ground. */
  readonly color: string | null;
  readonly words: string;
}

/** What a sheet shows beside the map. */
export interface Sheet {
  readonly title: string;
  /** What the colors are about, and of which day. */
  readonly subtitle: string;
  readonly bands: readonly SheetBand[];
  /** 0 to 1, as the map's fills. */
  readonly opacity: number;
  /** The paddocks that have another short name than their own number, as "C Big Hill". */
  readonly shortened: readonly string[];
  readonly scale: Scale;
  /** Whose pictures lie below. */
  readonly source: string;
  /** What the map lies on where there is no picture, a CSS color. */
  readonly ground: string;
}

const FONT = 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const INK = '#14110a';
const SOFT = '#5a5546';
const PAPER = '#ffffff';
const MARGIN = 20;
const HEAD = 64;
const LINE = 26;
const SWATCH = 16;
const SWATCH_GAP = 8;
/** What scale and arrow take at the right of the foot. */
const SCALE_WIDTH = 240;

/** Where each text goes with its swatch, if it has one: from left to right, in as many lines as it takes. */
function placesInLines(
  context: CanvasRenderingContext2D,
  texts: readonly string[],
  width: number,
  swatch = SWATCH + SWATCH_GAP,
) {
  let [x, line] = [0, 0];
  const places = texts.map((text) => {
    const wide = swatch + context.measureText(text).width + 24;
    if (x > 0 && x + wide > width) [x, line] = [0, line + 1];
    const place = { text, x, line };
    x += wide;
    return place;
  });
  return { places, lines: texts.length === 0 ? 0 : line + 1 };
}

function drawScale(context: CanvasRenderingContext2D, { width, words }: Scale, right: number, y: number): void {
  context.strokeStyle = INK;
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(right - width, y);
  context.lineTo(right - width, y + 7);
  context.lineTo(right, y + 7);
  context.lineTo(right, y);
  context.stroke();
  context.fillStyle = INK;
  context.textAlign = 'right';
  context.fillText(words, right, y + 20);
  context.textAlign = 'left';
}

/** An arrow to the north, which is above: the map is never turned. */
function drawNorth(context: CanvasRenderingContext2D, x: number, y: number): void {
  context.fillStyle = INK;
  context.beginPath();
  context.moveTo(x, y - 14);
  context.lineTo(x + 7, y + 4);
  context.lineTo(x, y);
  context.lineTo(x - 7, y + 4);
  context.fill();
  context.textAlign = 'center';
  context.fillText('N', x, y + 16);
  context.textAlign = 'left';
}

/**
 * Paints a sheet: the map with its title, legend, scale, date and source.
 *
 * @param pixelRatio pixels of the map's picture for one of CSS, in which all lengths here are
 */
export function paintSheet(sheet: HTMLCanvasElement, map: HTMLCanvasElement, about: Sheet, pixelRatio: number): void {
  const context = sheet.getContext('2d');
  if (context === null) return;
  const small = `14px ${FONT}`;
  context.font = small;
  const [width, mapHeight] = [map.width / pixelRatio, map.height / pixelRatio];
  const words = about.bands.map((band) => band.words);
  const { places, lines } = placesInLines(context, words, width - SCALE_WIDTH);
  const shortened = placesInLines(context, about.shortened, width - SCALE_WIDTH, 0);
  const foot = HEAD + mapHeight + MARGIN;
  const below = lines + shortened.lines;
  const height = foot + Math.max(2, below + (about.source === '' ? 0 : 1)) * LINE + MARGIN;
  sheet.width = Math.round((width + 2 * MARGIN) * pixelRatio);
  sheet.height = Math.round(height * pixelRatio);
  context.scale(pixelRatio, pixelRatio);
  context.fillStyle = PAPER;
  context.fillRect(0, 0, width + 2 * MARGIN, height);
  context.textBaseline = 'middle';

  context.fillStyle = INK;
  context.font = `700 22px ${FONT}`;
  context.fillText(about.title, MARGIN, 22, width);
  context.font = small;
  context.fillStyle = SOFT;
  context.fillText(about.subtitle, MARGIN, 46, width);

  context.fillStyle = about.ground;
  context.fillRect(MARGIN, HEAD, width, mapHeight);
  context.drawImage(map, MARGIN, HEAD, width, mapHeight);
  context.strokeStyle = INK;
  context.lineWidth = 1;
  context.strokeRect(MARGIN, HEAD, width, mapHeight);

  for (const [index, { color, words }] of about.bands.entries()) {
    const { x = 0, line = 0 } = places[index] ?? {};
    const y = foot + line * LINE + SWATCH / 2;
    context.fillStyle = about.ground;
    context.fillRect(MARGIN + x, y - SWATCH / 2, SWATCH, SWATCH);
    context.globalAlpha = Math.max(about.opacity, 0.15);
    context.fillStyle = color ?? about.ground;
    context.fillRect(MARGIN + x, y - SWATCH / 2, SWATCH, SWATCH);
    context.globalAlpha = 1;
    context.strokeStyle = INK;
    context.strokeRect(MARGIN + x, y - SWATCH / 2, SWATCH, SWATCH);
    context.fillStyle = INK;
    context.fillText(words, MARGIN + x + SWATCH + SWATCH_GAP, y);
  }
  for (const { text, x, line } of shortened.places) {
    context.fillText(text, MARGIN + x, foot + (lines + line) * LINE + SWATCH / 2);
  }
  context.fillStyle = SOFT;
  context.fillText(about.source, MARGIN, foot + below * LINE + SWATCH / 2, width - SCALE_WIDTH);
  drawScale(context, about.scale, width + MARGIN - 40, foot);
  drawNorth(context, width + MARGIN - 10, foot + 12);
}
