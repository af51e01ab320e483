import fc from 'fast-check';
import { DEFAULT_MAP_SETTINGS, type MapSettings } from '@contract/people/mapSettings';
import { mapSettingsFormSchema } from '@contract/people/mapSettingsForm';
import { migratePreferences } from '@features/user/migratePreferences';
import { refusalsOf } from '@testing/refusalsOf';
import { formValues, lookOf } from './formValues';

const anyMapSettings = fc.record(
  {
    mapSelectedColorScheme: fc.oneof(fc.constantFrom('forage', 'seasonADA', 'empty'), fc.jsonValue()),
    mapActiveLayers: fc.oneof(
      fc.record({ objectLayers: fc.array(fc.string()), mapLayer: fc.string() }),
      fc.jsonValue(),
    ),
    mapColorSchemeValues: fc.oneof(
      fc.record({
        forage: fc.record({ low: fc.double(), high: fc.double(), colors: fc.constant(['red', '#fff', 'blue']) }),
        uniform: fc.record({ fill: fc.string() }),
      }),
      fc.jsonValue(),
    ),
    mapPaddockOptions: fc.oneof(fc.record({ paddockOpacity: fc.double(), fenceColor: fc.string() }), fc.jsonValue()),
    units: fc.constantFrom('imperial', 'metric', 7),
  },
  { requiredKeys: [] },
);

const withUnits = (units: MapSettings['units']): MapSettings => ({ ...DEFAULT_MAP_SETTINGS, units });

function lookWith(stored: MapSettings, forage: object) {
  const values = formValues(stored);
  return lookOf({ ...values, forage: { ...values.forage, ...forage } }, stored).mapColorSchemeValues.forage;
}

describe('reading settings into the form and out of it', () => {
  it('is total, and what nobody changed comes back as it was stored', () => {
    fc.assert(
      fc.property(fc.oneof(anyMapSettings, fc.jsonValue(), fc.anything()), (json) => {
        const stored = migratePreferences(json);
        expect({ ...lookOf(formValues(stored), stored), units: stored.units }).toEqual(stored);
      }),
      { numRuns: 500 },
    );
  });

  it('begins with values that the form takes, whatever the units', () => {
    expect(refusalsOf(mapSettingsFormSchema, formValues(withUnits('imperial')))).toEqual({});
    for (const scheme of ['forage', 'seasonADA'] as const) {
      const values = { ...formValues(withUnits('metric')), scheme };
      expect(refusalsOf(mapSettingsFormSchema, values)).toEqual({});
    }
  });

  it('shows thresholds in the units of the person, as round numbers', () => {
    expect(formValues(withUnits('imperial')).forage).toMatchObject({ low: '500', high: '1500' });
    const metric = formValues(withUnits('metric'));
    expect(metric.forage).toMatchObject({ low: '550', high: '1700' });
    expect(metric.seasonADA).toMatchObject({ low: '50', high: '150' });
    expect(metric.restDays).toMatchObject({ low: '30', high: '60' });
  });

  it('stores what is typed in metric units in imperial ones, and leaves the other threshold as it was', () => {
    const { low, high } = lookWith(withUnits('metric'), { low: '600' });
    expect(low).toBeCloseTo(535.3075, 3);
    expect(high).toBe(1500);
  });

  it('takes a threshold that is below the round form of the other, though above what is stored of it', () => {
    const { low, high } = lookWith(withUnits('metric'), { low: '1690' });
    expect(low).toBeCloseTo(1507.787, 2);
    expect(high).toBeCloseTo(1516.709, 2);
  });

  it('rounds no two thresholds to one, and none by more than 2 %', () => {
    const stored = fc.tuple(fc.integer({ min: 0, max: 9_999_998 }), fc.integer({ min: 1, max: 5_000 }));
    fc.assert(
      fc.property(stored, ([from, more]) => {
        const [low, high] = [from / 100, (from + more) / 100];
        const { mapColorSchemeValues: values } = DEFAULT_MAP_SETTINGS;
        const forage = { ...values.forage, low, high };
        const shown = formValues({ ...withUnits('metric'), mapColorSchemeValues: { ...values, forage } }).forage;
        expect(Number(shown.low)).toBeLessThan(Number(shown.high));
        const exact = low * 1.1208511;
        expect(Math.abs(Number(shown.low) - exact)).toBeLessThanOrEqual(exact * 0.02 + 0.01);
      }),
    );
  });

  it('shows a metric threshold as it was typed once it is stored', () => {
    const cents = fc.integer({ min: 0, max: 99_999_998 });
    fc.assert(
      fc.property(cents, (typed) => {
        const texts = { low: String(typed / 100), high: '9999999' };
        const stored = withUnits('metric');
        const forage = lookWith(stored, texts);
        const again = { ...stored.mapColorSchemeValues, forage };
        expect(formValues({ ...stored, mapColorSchemeValues: again }).forage).toMatchObject(texts);
      }),
    );
  });

  it.each([{ low: 'x' }, { low: '' }, { low: '-1' }, { low: '1500' }, { high: '5' }])(
    'keeps both stored thresholds while %j stands in the form',
    (texts) => {
      expect(lookWith(withUnits('imperial'), texts)).toEqual(DEFAULT_MAP_SETTINGS.mapColorSchemeValues.forage);
    },
  );

  it('keeps a stored color while another is half typed', () => {
    const { colors } = lookWith(withUnits('imperial'), { below: 'nav', between: ' Navy ' });
    expect(colors).toEqual(['#c8553d', 'Navy', '#5b9a63']);
  });

  it('keeps layers that the form does not know', () => {
    const mapActiveLayers = { mapLayer: 'ERSI_TOPO' as const, objectLayers: ['soil', 'water', 'notes'] };
    const stored = { ...withUnits('imperial'), mapActiveLayers };
    const values = formValues(stored);
    expect(values.objectLayers).toEqual({ water: true, gates: false, fences: false, notes: true });
    const objectLayers = { water: false, gates: true, fences: false, notes: true };
    expect(lookOf({ ...values, objectLayers }, stored).mapActiveLayers.objectLayers).toEqual([
      'soil',
      'notes',
      'gates',
    ]);
  });
});
