import { DEFAULT_MAP_SETTINGS, type MapSettings } from '@contract/people/mapSettings';
import { missing } from '@domain/grazing/figure';
import type { PaddockFigures, Taken } from '@domain/grazing/paddockFigures';
import { bandOf, fillOf, legendOf, type BandKey, type Measured } from './bands';
import { measuredFor } from './measured';

const by = (mapSelectedColorScheme: MapSettings['mapSelectedColorScheme'], more: Partial<MapSettings> = {}) => ({
  ...DEFAULT_MAP_SETTINGS,
  mapSelectedColorScheme,
  ...more,
});

const rested = (value: number | null, acres: number | null = 10): Measured => ({ value, acres, isGrazed: false });
const GRAZED: Measured = { value: null, acres: 80, isGrazed: true };

describe('which band a paddock is in', () => {
  it.each([
    [rested(29), 'low'],
    [rested(30), 'mid'],
    [rested(60), 'mid'],
    [rested(61), 'high'],
    [rested(null), 'none'],
    [GRAZED, 'grazing'],
  ] as const)('by rest days: %j is %s', (measured, band) => {
    expect(bandOf(measured, by('restDays'))).toBe(band);
  });

  it('says of other schemes nothing about who is there', () => {
    expect(bandOf(GRAZED, by('seasonADA'))).toBe('none');
    expect(bandOf({ ...GRAZED, value: 5 }, by('grazingDays'))).toBe('mid');
  });

  it('is one for all where the scheme measures nothing', () => {
    for (const measured of [GRAZED, rested(null), rested(7)]) {
      expect(bandOf(measured, by('uniform'))).toBe('all');
      expect(bandOf(measured, by('empty'))).toBe('all');
    }
  });
});

it('fills the bands with five colors that differ, whatever is measured', () => {
  const bands: BandKey[] = ['grazing', 'low', 'mid', 'high', 'none'];
  const fills = bands.map((band) => fillOf(band, by('restDays')));
  expect(fills.slice(1, 4)).toEqual(DEFAULT_MAP_SETTINGS.mapColorSchemeValues.restDays.colors);
  expect(new Set(fills).size).toBe(5);
  expect(fills).not.toContain(null);
  expect(fillOf('all', by('uniform'))).toBe('#229959');
  expect(fillOf('all', by('empty'))).toBeNull();
});

describe('the legend', () => {
  it('counts paddocks and acres of each band, of those that hold none too', () => {
    const legend = legendOf([GRAZED, rested(3), rested(4, 2.5), rested(70), rested(null)], by('restDays'));
    expect(legend.map(({ words, count, acres }) => [words, count, acres])).toEqual([
      ['Grazing now', 1, 80],
      ['under 30 days', 2, 12.5],
      ['30 to 60 days', 0, 0],
      ['over 60 days', 1, 10],
      ['No data', 1, 10],
    ]);
  });

  it('adds up no acres where one paddock has none', () => {
    const legend = legendOf([rested(3), rested(4, null), rested(8)], by('grazingDays'));
    expect(legend.map(({ count, acres }) => [count, acres])).toEqual([
      [0, 0],
      [2, null],
      [1, 10],
      [0, 0],
    ]);
  });

  it('has one line where the scheme measures nothing', () => {
    const line = { key: 'all', count: 2, acres: 90 };
    expect(legendOf([GRAZED, rested(1)], by('uniform'))).toEqual([
      { ...line, words: 'every paddock', color: '#229959' },
    ]);
    expect(legendOf([GRAZED, rested(1)], by('empty'))).toEqual([{ ...line, words: 'no fill', color: null }]);
  });
});

describe('what is measured of a paddock', () => {
  const taken: Taken = { forageLb: 900, ad: 30, ada: 3, aum: 1 };
  const figures: PaddockFigures = {
    uuid: 'a',
    acres: 10,
    grazeableAcres: 8,
    state: 'resting',
    herdUuids: [],
    restDays: 12,
    isRestAtLeast: false,
    elapsedRestDays: 12,
    restTargetDays: 45,
    grazingDaysNow: null,
    lastIn: 0,
    lastOut: 1,
    grazingDays: 4,
    gross: taken,
    net: { ...taken, ada: 2 },
    feedPutOutLb: 0,
    feedEatenLb: 0,
    eatenWithoutDryLb: 0,
    estimateLb: 3300,
    forageLeftLb: 2400,
  };

  it.each([
    ['forage', 300],
    ['restDays', 12],
    ['grazingDays', null],
    ['seasonADA', 3],
    ['uniform', null],
    ['empty', null],
  ] as const)('by %s: %j', (scheme, value) => {
    expect(measuredFor(scheme, figures)).toEqual({ value, isGrazed: false, acres: 10 });
  });

  it('is the days of the stay that lasts now while it is grazed', () => {
    const now = { ...figures, state: 'grazing', restDays: null, grazingDaysNow: 2.5 } as const;
    expect(measuredFor('grazingDays', now)).toEqual({ value: 2.5, isGrazed: true, acres: 10 });
    expect(measuredFor('restDays', now)).toMatchObject({ value: null, isGrazed: true });
  });

  it('walk 22: says of a rest over a silence of the record that it is the least', () => {
    const silent = { ...figures, isRestAtLeast: true, elapsedRestDays: 900 };
    expect(measuredFor('restDays', silent)).toEqual({ value: 12, isGrazed: false, isAtLeast: true, acres: 10 });
    expect(measuredFor('forage', silent)).not.toHaveProperty('isAtLeast');
  });

  it('is nothing where a figure is missing, or no acre can be grazed', () => {
    const unknown = missing('acres', 'a');
    const none = { ...figures, acres: unknown, grazeableAcres: unknown, gross: { ...taken, ada: unknown } };
    expect(measuredFor('seasonADA', none)).toEqual({ value: null, isGrazed: false, acres: null });
    expect(measuredFor('forage', none).value).toBeNull();
    expect(measuredFor('forage', { ...figures, grazeableAcres: 0 }).value).toBeNull();
  });
});
