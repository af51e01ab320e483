import type { Shape } from '@domain/geometry/Position';
import type { Frame, LandLabel } from './Frame';
import { toMercator } from './mercator';
import { packLand } from './packLand';
import { placePins } from './placePins';
import { heightOf, LETTERS_PX, placeNames, type PlacedName } from './placeNames';

/** Letters that are half as wide as high. */
const widthOf = (text: string) => (text.length * LETTERS_PX) / 2;

const side = 0.004;
const square = (column: number, row: number): Shape => {
  const [west, south] = [column * side, -row * side];
  const [east, north] = [west + side, south + side];
  return {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  };
};

const COLUMNS = 7;
const ROWS = 4;
const squares = Array.from({ length: COLUMNS * ROWS }, (_, index) =>
  square(index % COLUMNS, Math.floor(index / COLUMNS)),
);
const land = packLand(squares.map((shape, index) => ({ uuid: String(index), shape, isSubdivision: false })));

/** The whole ranch, with paddocks so many pixels wide. */
function frameOf(paddockPx: number): Frame {
  const [left, top] = toMercator([0, side]);
  const [right] = toMercator([side, 0]);
  const size = { width: COLUMNS * paddockPx, height: ROWS * paddockPx };
  return { left, top, resolution: (right - left) / paddockPx, ...size, pixelRatio: 1 };
}

const NAMES = ['River bottom', 'Hay meadow', 'Schoolhouse', 'Section 12 A', 'Creek', 'Big hill', 'North 2'];
const labels = squares.map((_, index): LandLabel => ({
  name: NAMES[index % NAMES.length] ?? '',
  value: '32 days',
  shortName: String(index + 1),
}));

const named = (paddockPx: number, taken: Parameters<typeof placeNames>[2] = []) =>
  placeNames(land, labels, taken, frameOf(paddockPx), widthOf);

const boxOf = (name: PlacedName) => {
  const wide = (Math.max(...name.lines.map(widthOf)) * name.size) / LETTERS_PX;
  const high = heightOf(name);
  return { left: name.x - wide / 2, right: name.x + wide / 2, top: name.y - high / 2, bottom: name.y + high / 2 };
};

describe('walk 15: names of paddocks', () => {
  it.each([120, 55, 46, 30, 18])('has each of 28 paddocks of %d px named, some in short', (paddockPx) => {
    const names = named(paddockPx);
    expect(new Set(names.map(({ paddock }) => paddock)).size).toBe(28);
    for (const { paddock, lines, isShort } of names) {
      expect(lines.join(' ')).toBe(isShort ? String(paddock + 1) : labels[paddock]?.name);
    }
  });

  it('writes all names in full where there is room, with the figure below', () => {
    const names = named(120);
    expect(names.filter(({ isShort }) => isShort)).toEqual([]);
    expect(names.every(({ value, lines }) => value === '32 days' && lines.length === 1)).toBe(true);
  });

  it('wraps a name before it makes it smaller, and makes it smaller before it is the short one', () => {
    const of = (name: string, paddockPx: number) =>
      named(paddockPx).find(({ paddock }) => labels[paddock]?.name === name);
    expect(of('River bottom', 55)).toMatchObject({ lines: ['River', 'bottom'], size: LETTERS_PX });
    expect(of('Schoolhouse', 60)).toMatchObject({ lines: ['Schoolhouse'], size: 11 });
    expect(of('Schoolhouse', 46)).toMatchObject({ isShort: true });
  });

  it('has no name over another, over a pin, or wider than its paddock', () => {
    for (const paddockPx of [120, 55, 46, 30]) {
      const pin = { left: 10, right: 40, top: 5, bottom: paddockPx / 2 };
      const boxes = [pin, ...named(paddockPx, [pin]).map(boxOf)];
      for (const [index, one] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) {
          const isApart =
            one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
          expect(isApart).toBe(true);
        }
      }
      expect(boxes.slice(1).every(({ left, right }) => right - left <= paddockPx * 1.05)).toBe(true);
    }
  });

  it('has a short name in a corner where pins cover the rest', () => {
    const pins = [0, 1].map((part) => ({ left: 12, right: 43, top: part * 30, bottom: part * 30 + 26 }));
    const [name] = named(55, pins).filter(({ paddock }) => paddock === 0);
    expect(name).toMatchObject({ isShort: true, lines: ['1'] });
    expect(name?.x).toBeLessThan(12);
  });

  it('writes nothing on paddocks too small for a short name', () => {
    expect(named(10)).toEqual([]);
  });
});

describe('walk 15: a herd behind open gates', () => {
  const pin = (herdUuid: string, paddock: number) => ({ herdUuid, paddock, color: '#8c3b2e', text: '120' });

  it('has a pin in each of its paddocks', () => {
    const placed = placePins(land, [pin('cows', 0), pin('cows', 2)], frameOf(120));
    expect(placed.map(({ x }) => Math.round(x))).toEqual([60, 300]);
  });

  it('is one herd where its pins would cover each other', () => {
    const placed = placePins(land, [pin('cows', 0), pin('cows', 1), pin('bulls', 1)], frameOf(20));
    expect(placed.map(({ pins }) => pins.map(({ herdUuid }) => herdUuid))).toEqual([['cows', 'bulls']]);
  });
});
