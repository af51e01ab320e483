import fc from 'fast-check';
import { COLOR_SCHEMES, DEFAULT_MAP_SETTINGS } from '@contract/people/mapSettings';
import { migratePreferences } from './migratePreferences';

const LEGACY_KEYS = [
  'mapLayer',
  'objectLayers',
  'colorScheme',
  'colorSchemeValues',
  'paddockOpacity',
  'fenceColor',
  'units',
  'mapSelectedColorScheme',
  'mapActiveLayers',
  'mapColorSchemeValues',
  'mapPaddockOptions',
] as const;

const anyLegacy = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(fc.constantFrom(...LEGACY_KEYS), fc.jsonValue()),
  fc.dictionary(fc.constantFrom(...LEGACY_KEYS, '__proto__', 'constructor'), fc.anything()),
);

describe('migratePreferences', () => {
  it('gives the defaults for nothing, null, text and lists', () => {
    for (const nothing of [undefined, null, {}, [], 'satellite', 7]) {
      expect(migratePreferences(nothing)).toEqual(DEFAULT_MAP_SETTINGS);
    }
    expect(DEFAULT_MAP_SETTINGS.mapPaddockOptions).toEqual({ paddockOpacity: 0.3, fenceColor: 'white' });
    expect(DEFAULT_MAP_SETTINGS.mapColorSchemeValues.uniform).toEqual({ fill: '#229959' });
  });

  it.each([
    ['satellite', 'ERSI_IMAGERY'],
    ['SATELLITE', 'ERSI_IMAGERY'],
    ['google satellite', 'ERSI_IMAGERY'],
    ['Google_Satellite', 'ERSI_IMAGERY'],
    ['google-satellite', 'ERSI_IMAGERY'],
    ['hybrid', 'ERSI_HYBRID'],
    [' Topo ', 'ERSI_TOPO'],
    ['streets', 'ERSI_IMAGERY'],
    ['constructor', 'ERSI_IMAGERY'],
    [7, 'ERSI_IMAGERY'],
  ])('turns the layer %p into %s', (mapLayer, expected) => {
    expect(migratePreferences({ mapLayer }).mapActiveLayers.mapLayer).toBe(expected);
  });

  it.each([
    ['0.5', 0.5],
    [' .75 ', 0.75],
    [0, 0],
    [1, 1],
    ['', 0.3],
    ['half', 0.3],
    [1.01, 0.3],
    [-0.1, 0.3],
    [NaN, 0.3],
    [null, 0.3],
  ])('turns the opacity %p into %p', (paddockOpacity, expected) => {
    expect(migratePreferences({ paddockOpacity }).mapPaddockOptions.paddockOpacity).toBe(expected);
  });

  it.each([
    ['Navy', 'Navy'],
    ['#abc', '#abc'],
    ['#12345678', '#12345678'],
    ['url(x)', 'white'],
    ['#12', 'white'],
  ])('takes the fence color %p as %p', (fenceColor, expected) => {
    expect(migratePreferences({ fenceColor }).mapPaddockOptions.fenceColor).toBe(expected);
  });

  it('keeps the scheme, layers, values and units of old', () => {
    const restDays = { low: 10, high: 20, colors: ['red', 'yellow', '#0f0'] };
    const migrated = migratePreferences({
      colorScheme: 'restDays',
      objectLayers: ['water', 'fences'],
      colorSchemeValues: { restDays, forage: { low: 9, high: 3, colors: ['red', 'red', 'red'] } },
      units: 'metric',
    });
    expect(migrated).toMatchObject({
      mapSelectedColorScheme: 'restDays',
      mapActiveLayers: { objectLayers: ['water', 'fences'] },
      units: 'metric',
    });
    expect(migrated.mapColorSchemeValues.restDays).toEqual(restDays);
    expect(migrated.mapColorSchemeValues.forage).toEqual(DEFAULT_MAP_SETTINGS.mapColorSchemeValues.forage);
  });

  it('lets valid keys of the new shape win over older ones', () => {
    const migrated = migratePreferences({
      mapLayer: 'topo',
      mapActiveLayers: { mapLayer: 'ERSI_HYBRID' },
      paddockOpacity: 0.9,
      mapPaddockOptions: { paddockOpacity: 0.1, fenceColor: 'not a color' },
      fenceColor: 'black',
    });
    expect(migrated.mapActiveLayers.mapLayer).toBe('ERSI_HYBRID');
    expect(migrated.mapPaddockOptions).toEqual({ paddockOpacity: 0.1, fenceColor: 'black' });
  });

  it('is total: any JSON and any object becomes settings of the new shape', () => {
    fc.assert(
      fc.property(anyLegacy, (legacy) => {
        const migrated = migratePreferences(legacy);
        expect(Object.keys(migrated).sort()).toEqual(Object.keys(DEFAULT_MAP_SETTINGS).sort());
        expect(COLOR_SCHEMES).toContain(migrated.mapSelectedColorScheme);
      }),
    );
  });

  it('is idempotent and leaves what it was given alone', () => {
    fc.assert(
      fc.property(anyLegacy, (legacy) => {
        const before = JSON.stringify(legacy);
        const once = migratePreferences(legacy);
        expect(migratePreferences(once)).toEqual(once);
        expect(JSON.stringify(legacy)).toBe(before);
      }),
    );
  });
});
