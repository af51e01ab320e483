import { COLOR_SCHEMES, DEFAULT_MAP_SETTINGS, type MapSettings } from '@contract/people/mapSettings';
import { isScaled } from './bands';
import { SAMPLE_RANCH } from './sampleRanch';
import { describe as inWords, sampleFill, sampleLegend } from './sampleColors';

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
  expect(sampleFill(paddock(days), settings({ mapSelectedColorScheme: 'restDays', mapColorSchemeValues }))).toBe(color);
});

it('fills every paddock alike in one color, and none without a scheme', () => {
  expect(sampleFill(paddock(1), settings({ mapSelectedColorScheme: 'uniform' }))).toBe('#229959');
  expect(sampleFill(paddock(1), settings({ mapSelectedColorScheme: 'empty' }))).toBe('none');
});

it.each(COLOR_SCHEMES.filter(isScaled))('the sample ranch shows all three colors of %s', (scheme) => {
  const counts = sampleLegend(settings({ mapSelectedColorScheme: scheme })).map(({ count }) => count);
  expect(Math.min(...counts)).toBeGreaterThan(0);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(SAMPLE_RANCH.length);
});

it.each(COLOR_SCHEMES.filter(isScaled))(
  'so does its last row, which alone stays in view on a phone, of %s',
  (scheme) => {
    const look = settings({ mapSelectedColorScheme: scheme });
    const fills = SAMPLE_RANCH.slice(-3).map((sample) => sampleFill(sample, look));
    expect(fills).toHaveLength(3);
    expect(new Set(fills)).toEqual(new Set(look.mapColorSchemeValues[scheme].colors));
  },
);

it.each([
  ['forage', 'imperial', ['under 500 lb/acre', '500 to 1,500 lb/acre', 'over 1,500 lb/acre']],
  ['forage', 'metric', ['under 550 kg/ha', '550 to 1,700 kg/ha', 'over 1,700 kg/ha']],
  ['seasonADA', 'imperial', ['under 20 animal days/acre', '20 to 60 animal days/acre', 'over 60 animal days/acre']],
  ['seasonADA', 'metric', ['under 50 animal days/ha', '50 to 150 animal days/ha', 'over 150 animal days/ha']],
  ['restDays', 'metric', ['under 30 days', '30 to 60 days', 'over 60 days']],
] as const)('the legend of %s in %s units says its thresholds', (scheme, units, words) => {
  expect(sampleLegend(settings({ units, mapSelectedColorScheme: scheme })).map((band) => band.words)).toEqual(words);
});

it('a paddock has the color that the legend says, also between the stored threshold and its round form', () => {
  const look = (units: MapSettings['units']) => settings({ mapSelectedColorScheme: 'forage', units });
  const fill = (kilograms: number) => sampleFill({ ...paddock(0), forage: kilograms / 1.12085 }, look('metric'));
  const [red, yellow, green] = DEFAULT_MAP_SETTINGS.mapColorSchemeValues.forage.colors;
  expect([549, 551, 1699, 1701].map(fill)).toEqual([red, yellow, yellow, green]);
});

it('the same paddocks have the same colors in either units', () => {
  for (const sample of SAMPLE_RANCH) {
    const fill = (units: MapSettings['units']) =>
      sampleFill(sample, settings({ mapSelectedColorScheme: 'forage', units }));
    expect(fill('metric')).toBe(fill('imperial'));
  }
});

it('says the map in words', () => {
  expect(inWords(settings({ mapSelectedColorScheme: 'restDays' }))).toBe(
    'A sample ranch from above: nine paddocks by rest days (under 30 days: 2, 30 to 60 days: 3, over 60 days: 4)',
  );
  expect(inWords(settings({ mapSelectedColorScheme: 'uniform' }))).toBe(
    'A sample ranch from above: nine paddocks in one color',
  );
  expect(inWords(settings({ mapSelectedColorScheme: 'empty' }))).toMatch(/nine paddocks without a fill$/);
});
