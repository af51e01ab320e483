import { allFigures } from '../testing/allFigures';
import { ARanch, animals, day, instant } from '../testing/aRanch';
import { isKnown } from '../grazing/figure';
import { plannedSteps } from './plannedSteps';

const NOW = 50;

/** Cows in Creek since day 40, bulls in no place; Mesa was left on day 20, Ridge never grazed. */
const ranch = () =>
  new ARanch()
    .paddock('Creek')
    .paddock('Mesa')
    .paddock('Ridge')
    .herd('Cows', [animals()])
    .herd('Bulls', [animals({ animal: 'bulls' })])
    .move('Cows', day(10), 'Mesa')
    .move('Cows', day(20), 'Ridge', { paddock_uuids: [], off: 'corral' })
    .move('Cows', day(40), 'Creek');

const plan = (uuid: string, to: string, at: number, days: number, herdUuid = 'Cows') => ({
  uuid,
  herdUuid,
  paddockUuids: [to],
  at: instant(at),
  days,
});

function stepsOf(plans: readonly ReturnType<typeof plan>[], written = ranch()) {
  const figures = allFigures(written.records(), instant(NOW));
  return plannedSteps(figures, plans, instant(NOW));
}

const restOf = (plans: readonly ReturnType<typeof plan>[], herd = 'Cows') =>
  stepsOf(plans)
    .get(herd)
    ?.map(({ places }) => places.map(({ restDays, isReached }) => ({ restDays, isReached })));

describe('the rest that a paddock will have when a planned stay begins', () => {
  it('counts from the last animals to the start, against the target then', () => {
    expect(restOf([plan('a', 'Mesa', 60, 3), plan('b', 'Mesa', 65, 3)].slice(0, 1))).toEqual([
      [{ restDays: 40, isReached: false }],
    ]);
    expect(restOf([plan('a', 'Mesa', 66, 3)])).toEqual([[{ restDays: 46, isReached: true }]]);
    expect(restOf([plan('a', 'Ridge', 60, 3)])).toEqual([[{ restDays: null, isReached: true }]]);
  });

  it('begins again with each stay that is planned before, of whichever herd', () => {
    const plans = [plan('a', 'Mesa', 60, 4), plan('b', 'Creek', 64, 4), plan('c', 'Mesa', 68, 4)];
    expect(restOf(plans)).toEqual([
      [{ restDays: 40, isReached: false }],
      [{ restDays: 4, isReached: false }],
      [{ restDays: 4, isReached: false }],
    ]);
    expect(restOf([plan('a', 'Mesa', 60, 4), plan('x', 'Mesa', 70, 1, 'Bulls')], 'Bulls')).toEqual([
      [{ restDays: 6, isReached: false }],
    ]);
  });

  it('walk 7: begins with the planned end of a stay, though the herd moves on later', () => {
    expect(restOf([plan('a', 'Mesa', 60, 3), plan('b', 'Ridge', 70, 2), plan('c', 'Mesa', 72, 3)])).toEqual([
      [{ restDays: 40, isReached: false }],
      [{ restDays: null, isReached: true }],
      [{ restDays: 9, isReached: false }],
    ]);
    const written = ranch().move('Cows', day(45), 'Mesa', { planned_days: 10 });
    const back = stepsOf([plan('a', 'Mesa', 60, 3)], written).get('Cows')?.[0]?.places[0];
    expect(back).toMatchObject({ restDays: 5, isReached: false });
  });

  it('is none while a herd is there, and the herd is named', () => {
    const place = stepsOf([plan('x', 'Creek', 52, 2, 'Bulls')]).get('Bulls')?.[0]?.places[0];
    expect(place).toMatchObject({ restDays: null, isReached: false, withHerdUuids: ['Cows'] });
  });

  it('names a herd that comes while the stay lasts', () => {
    const plans = [plan('a', 'Mesa', 60, 10), plan('x', 'Mesa', 65, 1, 'Bulls')];
    expect(stepsOf(plans).get('Cows')?.[0]?.places[0]?.withHerdUuids).toEqual(['Bulls']);
    expect(
      stepsOf([plan('a', 'Mesa', 60, 5), plans[1] ?? plan('', '', 0, 0)]).get('Cows')?.[0]?.places[0],
    ).toMatchObject({
      withHerdUuids: [],
    });
  });
});

it('says how late a plan is, and reads its paddock as of now', () => {
  const step = stepsOf([plan('a', 'Mesa', 47, 3)]).get('Cows')?.[0];
  expect(step).toMatchObject({ inDays: -3, startsAt: instant(50), endsAt: instant(50) });
  expect(step?.places[0]?.restDays).toBe(30);
});

it('says how many days lie between two planned moves, and by how many they overlap', () => {
  const plans = [plan('a', 'Mesa', 60, 3), plan('b', 'Ridge', 65, 3), plan('c', 'Creek', 67, 3)];
  expect(
    stepsOf(plans)
      .get('Cows')
      ?.map(({ gapDays }) => gapDays),
  ).toEqual([2, -1, null]);
});

it('takes from the feed what is planned to be eaten before, and says what is missing', () => {
  // Ten cows of 1,000 lb eat 300 lb a day.
  const estimated = ranch().season('S', '2026-06-01', '2026-12-31').estimate('Mesa', day(1), 600);
  const feed = (plans: readonly ReturnType<typeof plan>[]) =>
    stepsOf(plans, estimated)
      .get('Cows')
      ?.map(({ feedDays }) => (feedDays !== null && isKnown(feedDays) ? feedDays : feedDays));
  // 6,000 lb less the 3,000 lb of ten days in June.
  expect(feed([plan('a', 'Mesa', 66, 4), plan('b', 'Ridge', 70, 4), plan('c', 'Mesa', 74, 4)])).toEqual([
    10,
    { lacks: [{ what: 'estimate', uuid: 'Ridge' }] },
    6,
  ]);
  // No season holds that day.
  expect(feed([plan('a', 'Mesa', 300, 4)])).toEqual([{ lacks: [{ what: 'estimate', uuid: 'Mesa' }] }]);
});
