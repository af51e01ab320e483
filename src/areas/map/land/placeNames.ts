import { anchorOf, isIn } from './anchorOf';
import type { Frame, LandLabel } from './Frame';
import { landInView } from './landInView';
import type { PackedLand } from './packLand';

/** The size of letters for which widths are measured, in pixels of CSS. */
export const LETTERS_PX = 13;
/** The smallest letters in which a name is written. */
const SMALL_PX = 11;
/** A line's height for letters of size 1. */
const LINE = 16 / 13;
/** A name is written on at most this many lines. */
const LINES_MAX = 3;
/** At most this many names in one frame: more couldn't be read. */
const NAMES_MAX = 400;
/** Paddocks smaller than this get no name at all, in pixels of CSS. */
const LEAST_PX = 14;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** What is written on a paddock, around a middle in pixels of the frame. */
export interface PlacedName {
  readonly paddock: number;
  readonly x: number;
  readonly y: number;
  /** The name in one or more lines, or the short one where there isn't enough room for it. */
  readonly lines: readonly string[];
  /** A figure below it; empty for none. */
  readonly value: string;
  /** The size of the letters, in pixels of CSS. */
  readonly size: number;
  readonly isShort: boolean;
}

/** The width of a text in letters of `LETTERS_PX`, in pixels of CSS. */
export type WidthOf = (text: string) => number;

type Writing = Omit<PlacedName, 'paddock' | 'x' | 'y'>;

/** A name in the fewest lines that are no wider than this; undefined where a word is wider or it takes too many. */
function inLines(name: string, width: number, widthOf: WidthOf): string[] | undefined {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else if (widthOf(word) <= width) lines.push(word);
    else return undefined;
  }
  return lines.length <= LINES_MAX ? lines : undefined;
}

export const heightOf = ({ lines, value, size }: Pick<Writing, 'lines' | 'value' | 'size'>): number =>
  (lines.length + (value === '' ? 0 : 1)) * size * LINE;

/** The ways to write a label in this room (pixels of CSS), the best one first. */
function writingsOf({ name, value, shortName }: LandLabel, width: number, height: number, widthOf: WidthOf): Writing[] {
  const sized = (size: number, below: string): Writing[] => {
    const lines = inLines(name, (width * LETTERS_PX) / size, widthOf);
    return lines === undefined ? [] : [{ lines, value: below, size, isShort: false }];
  };
  const named = [...(value === '' ? [] : sized(LETTERS_PX, value)), ...sized(LETTERS_PX, ''), ...sized(SMALL_PX, '')];
  const shortened: Writing = { lines: [shortName], value: '', size: SMALL_PX, isShort: true };
  const hasRoom = (writing: Writing) => heightOf(writing) * (writing.value === '' ? 1 : 1.2) <= height;
  return [...named, shortened].filter(hasRoom);
}

/** Places in the corners of a paddock for a box of this size, all in pixels of the frame: pins leave them free. */
function cornersOf(land: PackedLand, paddock: number, { left, top, resolution }: Frame, wide: number, high: number) {
  const [west = 0, south = 0, east = 0, north = 0] = land.boxes.subarray(paddock * 4, paddock * 4 + 4);
  const [inX, inY] = [(wide / 2 + 2) * resolution, (high / 2 + 2) * resolution];
  return [west + inX, east - inX].flatMap((x) =>
    [south + inY, north - inY].flatMap((y): (readonly [x: number, y: number])[] =>
      isIn(land, paddock, [x, y]) ? [[(x - left) / resolution, (top - y) / resolution]] : [],
    ),
  );
}

/**
 * Where the names of paddocks are written, the largest paddock first. A name that doesn't fit is wrapped, then smaller,
 * then the short name; none is on another, on a pin or on a sign. Paddocks too small for that have nothing.
 *
 * @param taken what names keep off, in pixels of the frame
 */
export function placeNames(
  land: PackedLand,
  labels: readonly LandLabel[],
  taken: readonly Box[],
  frame: Frame,
  widthOf: WidthOf,
): PlacedName[] {
  const { left, top, resolution, pixelRatio: ratio } = frame;
  const filled = [...taken];
  const sized = landInView(land, frame)
    .map((paddock) => {
      const [west = 0, south = 0, east = 0, north = 0] = land.boxes.subarray(paddock * 4, paddock * 4 + 4);
      const perPixel = resolution * ratio;
      return { paddock, width: (east - west) / perPixel, height: (north - south) / perPixel };
    })
    .filter(({ width, height }) => width > LEAST_PX && height > LEAST_PX)
    .sort((one, other) => other.width * other.height - one.width * one.height)
    .slice(0, NAMES_MAX);

  const boxAround = (x: number, y: number, wide: number, high: number): Box => ({
    left: x - wide / 2,
    right: x + wide / 2,
    top: y - high / 2,
    bottom: y + high / 2,
  });
  return sized.flatMap(({ paddock, width, height }): PlacedName[] => {
    const label = labels[paddock];
    if (label === undefined || label.name === '') return [];
    const [east, north] = anchorOf(land, paddock);
    const [x, middle] = [(east - left) / resolution, (top - north) / resolution];
    for (const writing of writingsOf(label, width * 1.05, height, widthOf)) {
      const wide = (Math.max(...writing.lines.map(widthOf)) * writing.size * ratio) / LETTERS_PX;
      const high = heightOf(writing) * ratio;
      // In the middle, or below a pin that is on the same place.
      const places = [
        [x, middle],
        [x, middle + high / 2 + 2 * ratio],
        ...(writing.isShort ? cornersOf(land, paddock, frame, wide, high) : []),
      ] as const;
      const free = places.find(([toX, toY]) => !filled.some((each) => meets(each, boxAround(toX, toY, wide, high))));
      if (free === undefined) continue;
      filled.push(boxAround(free[0], free[1], wide, high));
      return [{ paddock, x: free[0], y: free[1], ...writing }];
    }
    return [];
  });
}
