import { COLOR_SCHEMES, DEFAULT_MAP_SETTINGS, type MapSettings } from '@contract/mapSettings';
import { SAMPLE_RANCH } from './sampleRanch';
import { bandsOf, describe as inWords, fillOf, isScaled } from './schemes';

const settings = (over: Partial<MapSettings> = {}): MapSettings => ({ ...DEFAULT_MAP_SETTINGS, ...over });

const paddock = (restDays: number) => ({
  name: 'Test',
  shape: '',
  middle: [0, 0] as const,
  forage: 0,
  restDays,
  seasonADA: 0,
  grazingDays: 0,
});

it.each([
  [0, 'red'],
  [29.99, 'red'],
  [30, 'yellow'],
  [45, 'yellow'],
  [60, 'yellow'],
  [60.01, 'green'],
])('%d days of rest between 30 and 60 are %s', (days, color) => {
  const restDays = { low: 30, high: 60, colors: ['red', 'yellow', 'green'] as [string, string, string] };
  const mapColorSchemeValues = { ...DEFAULT_MAP_SETTINGS.mapColorSchemeValues, restDays };
  expect(fillOf(paddock(days), settings({ mapSelectedColorScheme: 'restDays', mapColorSchemeValues }))).toBe(color);
});

it('fills every paddock alike in one colour, and none without a scheme', () => {
  expect(fillOf(paddock(1), settings({ mapSelectedColorScheme: 'uniform' }))).toBe('#229959');
  expect(fillOf(paddock(1), settings({ mapSelectedColorScheme: 'empty' }))).toBe('none');
});

it.each(COLOR_SCHEMES.filter(isScaled))('the sample ranch shows all three colours of %s', (scheme) => {
  const counts = bandsOf(scheme, settings()).map(({ count }) => count);
  expect(Math.min(...counts)).toBeGreaterThan(0);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(SAMPLE_RANCH.length);
});

it.each(COLOR_SCHEMES.filter(isScaled))(
  'so does its last row, which alone stays in view on a phone, of %s',
  (scheme) => {
    const look = settings({ mapSelectedColorScheme: scheme });
    const fills = SAMPLE_RANCH.slice(-3).map((sample) => fillOf(sample, look));
    expect(fills).toHaveLength(3);
    expect(new Set(fills)).toEqual(new Set(look.mapColorSchemeValues[scheme].colors));
  },
);

it.each([
  ['forage', 'imperial', ['under 500 lb/acre', '500 to 1,500 lb/acre', 'over 1,500 lb/acre']],
  ['forage', 'metric', ['under 560.43 kg/ha', '560.43 to 1,681.28 kg/ha', 'over 1,681.28 kg/ha']],
  ['seasonADA', 'imperial', ['under 20 animal days/acre', '20 to 60 animal days/acre', 'over 60 animal days/acre']],
  [
    'seasonADA',
    'metric',
    ['under 49.42 animal days/ha', '49.42 to 148.26 animal days/ha', 'over 148.26 animal days/ha'],
  ],
  ['restDays', 'metric', ['under 30 days', '30 to 60 days', 'over 60 days']],
] as const)('the legend of %s in %s units says its thresholds', (scheme, units, words) => {
  expect(bandsOf(scheme, settings({ units })).map((band) => band.words)).toEqual(words);
});

it('the same paddocks have the same colours in either units', () => {
  for (const sample of SAMPLE_RANCH) {
    const fill = (units: MapSettings['units']) => fillOf(sample, settings({ mapSelectedColorScheme: 'forage', units }));
    expect(fill('metric')).toBe(fill('imperial'));
  }
});

it('says the map in words', () => {
  expect(inWords(settings({ mapSelectedColorScheme: 'restDays' }))).toBe(
    'A sample ranch from above: nine paddocks by rest days (under 30 days: 2, 30 to 60 days: 3, over 60 days: 4)',
  );
  expect(inWords(settings())).toBe('A sample ranch from above: nine paddocks in one colour');
  expect(inWords(settings({ mapSelectedColorScheme: 'empty' }))).toMatch(/nine paddocks without a fill$/);
});
