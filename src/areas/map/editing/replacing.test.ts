import { animals, ARanch, day, instant } from '@domain/testing/aRanch';
import { allFigures } from '@domain/testing/allFigures';
import type { Shape } from '@domain/geometry/Position';
import { asSubdivisions, inPlaceOf } from './replacing';
import type { Paddock } from './shapeChanges';

const shape: Shape = {
  type: 'Polygon',
  coordinates: [
    [
      [-101, 42],
      [-100.99, 42],
      [-100.99, 42.01],
      [-101, 42],
    ],
  ],
};
const NOW = instant(4);

// The device's own clock is years behind.
beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

/** What comes in the place of creek, 100 acres, where ten cows eat 300 lb a day since day 2. */
function splitCreek(planned_days: number | null, perAcre: number | null) {
  const ranch = new ARanch().season('summer', '2026-05-01', '2026-10-31').paddock('creek', 100);
  ranch.herd('cows', [animals()]).move('cows', day(2), 'creek', { planned_days });
  if (perAcre !== null) ranch.estimate('creek', day(1), perAcre);
  const records = ranch.records();
  const [season = null] = records.seasons;
  const old = { ...records.paddocks[0], kind: 'paddock', base: 1 } as unknown as Paddock;
  const parts = ['east', 'west'].map((name) => ({ name, shape }));
  const made = inPlaceOf([old], parts, allFigures(records, NOW, season), NOW);
  return {
    paddocks: made.flatMap((each) => (each.kind === 'paddock' && each.base === null ? [each.uuid] : [])),
    forage: made.flatMap(({ kind, data }) => (kind === 'forage' ? [data] : [])),
    move: made.find(({ kind }) => kind === 'move')?.data,
  };
}

it('leaves herds in the new paddocks for as long as they were to stay', () => {
  const { paddocks, move } = splitCreek(5, null);
  expect(move).toMatchObject({ herd_uuid: 'cows', paddock_uuids: paddocks, planned_days: 3 });
  expect(splitCreek(null, null).move).toMatchObject({ planned_days: null });
  // Overdue: nobody knows for how long.
  expect(splitCreek(1, null).move).toMatchObject({ planned_days: null });
});

it('gives new paddocks what is left of the forage, and none where nobody has estimated it', () => {
  const { paddocks, forage } = splitCreek(null, 45);
  // 4,500 lb less two days of 300 lb, on 100 acres.
  const left = { lb_per_acre: 39, measure: 'season_estimate', note: expect.stringMatching(/^What was left in creek$/) };
  expect(forage).toMatchObject(paddocks.map((paddock_uuid) => ({ paddock_uuid, ...left })));
  expect(forage).toHaveLength(2);
  expect(splitCreek(null, null).forage).toEqual([]);
});

it('makes subdivisions of a paddock, which begin with what it has and belong to it', () => {
  const ranch = new ARanch().paddock('creek', 100);
  const [creek] = ranch.records().paddocks;
  const paddock = { ...creek, kind: 'paddock', base: 1 } as unknown as Paddock;
  Object.assign(paddock.data, { grass_type: 'native', rest_target_days: 45, rating: 3, grazeable_percent: 80 });
  const made = asSubdivisions(paddock, [
    { name: 'East', shape },
    { name: 'West', shape },
  ]);
  expect(made.map(({ data }) => data)).toEqual(
    ['East', 'West'].map((name) =>
      expect.objectContaining({
        name,
        shape,
        parent_uuid: 'creek',
        grass_type: 'native',
        rest_target_days: 45,
        rating: 3,
        grazeable_percent: 80,
        retired_at: null,
      }),
    ),
  );
});
