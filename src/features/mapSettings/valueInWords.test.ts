import { DEFAULT_MAP_SETTINGS, type ColorScheme, type MapSettings } from '@contract/people/mapSettings';
import type { Measured } from './bands';
import { valueInWords } from './valueInWords';

const words = (mapSelectedColorScheme: ColorScheme, measured: Partial<Measured>, units: MapSettings['units']) =>
  valueInWords(
    { value: null, isGrazed: false, acres: 10, ...measured },
    { ...DEFAULT_MAP_SETTINGS, mapSelectedColorScheme, units },
  );

it.each([
  ['restDays', { value: 46 }, 'imperial', '46 d'],
  ['restDays', { value: 46, isAtLeast: true }, 'imperial', '46+ d'],
  ['restDays', { value: null }, 'imperial', 'never'],
  ['restDays', { isGrazed: true }, 'imperial', ''],
  ['grazingDays', { value: 2.54, isGrazed: true }, 'metric', '2.5 d'],
  ['grazingDays', { value: null }, 'imperial', '---'],
  ['forage', { value: 1234.5 }, 'imperial', '1,235'],
  ['forage', { value: 1000 }, 'metric', '1,121'],
  ['forage', { value: null }, 'imperial', '---'],
  ['seasonADA', { value: 4.26 }, 'imperial', '4.3'],
  ['seasonADA', { value: 10 }, 'metric', '24.7'],
  ['uniform', { value: null }, 'imperial', ''],
  ['empty', { isGrazed: true }, 'imperial', ''],
] as const)('by %s, %j is said in %s units as %j', (scheme, measured, units, said) => {
  expect(words(scheme, measured, units)).toBe(said);
});
