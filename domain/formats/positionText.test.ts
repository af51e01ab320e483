import fc from 'fast-check';
import { readPosition, writePosition } from './positionText';

const HERE = [-(101 + 37 / 60 + 12 / 3_600), 41 + 55 / 60 + 48 / 3_600];

describe('a place as people write it', () => {
  it.each([
    ['decimal degrees', '41.93, -101.62'],
    ['without a comma', '41.93 -101.62'],
    ['with tabs', '41.93\t-101.62 '],
    ['with a comma at the end', '41.93,-101.62,'],
    ['with marks', '41.93°, -101.62°'],
    ['with marks alone', '41.93° -101.62°'],
    ['with letters after', '41.93 N, 101.62 W'],
    ['with letters before', 'N 41.93 W101.62'],
    ['with small letters', '41.93n 101.62w'],
    ['with letters, the longitude first', '101.62° W, 41.93° N'],
    ['degrees, minutes and seconds', `41°55'48"N 101°37'12"W`],
    ['with the marks of printers', '41° 55′ 48″ N, 101° 37′ 12″ W'],
    ['with two quotation marks', "41°55'48''N, 101°37'12''W"],
    ['with letters before degrees, minutes and seconds', `N41°55'48" W101°37'12"`],
    ['without marks', '41 55 48 N 101 37 12 W'],
    ['without marks and letters', '41 55 48 -101 37 12'],
    ['with marks and a sign', `41°55'48" -101°37'12"`],
    ['degrees and decimal minutes', `41° 55.8' N, 101° 37.2' W`],
    ['degrees and minutes without marks', '41 55.8 -101 37.2'],
    ['with a true minus', '41.93, −101.62'],
    ['with decimal commas', '41,93; -101,62'],
    ['with decimal commas and a space', '41,93 -101,62'],
  ])('%s', (_name, text) => {
    const read = readPosition(text);
    const [longitude, latitude] = 'problem' in read ? [NaN, NaN] : read.position;
    expect(longitude).toBeCloseTo(HERE[0] ?? 0, 9);
    expect(latitude).toBeCloseTo(HERE[1] ?? 0, 9);
  });

  it('in the south and the east', () => {
    expect(readPosition('33.5 S, 151.25 E')).toEqual({ position: [151.25, -33.5] });
    expect(readPosition('-33.5, 151.25')).toEqual({ position: [151.25, -33.5] });
    expect(readPosition('151e 33s')).toEqual({ position: [151, -33] });
  });
});

test.each([
  ['', /Write a latitude/],
  ['somewhere', /Write a latitude/],
  ['41.93', /Write a latitude/],
  ['41.93, -101.62, 1200', /Write a latitude/],
  ['41.93 -101.62 1200', /Write a latitude/],
  ['41.93 101.62 5 3', /Write a latitude/],
  ['41 -55 48 101 37 12', /Write a latitude/],
  [`41°75'0"N 101°37'12"W`, /Write a latitude/],
  [`41"55'48°N 101°37'12"W`, /Write a latitude/],
  ['N 41.93 N, W 101.62', /Write a latitude/],
  ['41.93 N, 42.1 N', /one latitude .* and one longitude/],
  ['41.93 N, -101.62', /one latitude .* and one longitude/],
  ['-101.62, 41.93', /latitude goes from -90 to 90: write it first/],
  ['41.93, -181', /longitude goes from -180 to 180/],
])('%j is refused in one sentence', (text, sentence) => {
  expect(readPosition(text)).toEqual({ problem: expect.stringMatching(sentence) });
});

test('what is written is read again, digit by digit', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true }).map((each) => each + 0);
  fc.assert(
    fc.property(degrees(180), degrees(90), (longitude, latitude) => {
      expect(readPosition(writePosition([longitude, latitude]))).toEqual({ position: [longitude, latitude] });
    }),
  );
});

test('no text stops it', () => {
  const odd = fc.string({ unit: fc.constantFrom(...'0123456789.-+°\'"NSEWe,; \t') });
  fc.assert(
    fc.property(fc.oneof(odd, fc.string()), (text) => {
      const read = readPosition(text);
      if ('position' in read) expect(read.position.every(Number.isFinite)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});
