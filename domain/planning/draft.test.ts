import fc from 'fast-check';
import { allFigures } from '../testing/allFigures';
import { AS_OF, facts, ranchOf } from '../testing/anyRanch';
import { ARanch, animals, day, instant } from '../testing/aRanch';
import { isKnown } from '../grazing/figure';
import { lastsAt } from '../grazing/stays';
import { adaptiveDraft, type AdaptiveRule } from './adaptiveDraft';
import { endOf } from './PlannedStay';
import { placeThen } from './placeThen';
import { projectedTimelines } from './projectedTimelines';
import { copiedRotation, rotationDraft } from './rotationDraft';

const RULE: AdaptiveRule = { fixedDays: null, mostDays: null, isSharing: false, marks: [] };

/** Ten cows of 1,000 lb, 300 lb a day, in Creek since day 40; Mesa rests since day 20, Ridge since day 30. */
const ranch = () =>
  new ARanch()
    .season('S', '2026-06-01', '2026-12-31')
    .paddock('Creek')
    .paddock('Mesa')
    .paddock('Ridge')
    .paddock('Draw')
    .herd('Cows', [animals()])
    .move('Cows', day(10), 'Mesa')
    .move('Cows', day(20), 'Ridge')
    .move('Cows', day(30), 'Draw')
    .move('Cows', day(40), 'Creek')
    .estimate('Mesa', day(1), 450)
    .estimate('Ridge', day(1), 600)
    .estimate('Draw', day(1), 300.1);

const groundOf = (written: ARanch, now = instant(50)) => {
  const records = written.records();
  return allFigures(records, now, records.seasons[0] ?? null);
};
const asked = (from: number, count: number) => ({ herdUuid: 'Cows', from: instant(from), count });
const shown = ({ steps }: ReturnType<typeof adaptiveDraft>) =>
  steps.map(({ paddockUuids, at, days, reason }) => [
    paddockUuids[0],
    (at - instant(0)) / 86_400_000,
    days,
    reason.restDays,
    reason.isReached,
  ]);

describe('a draft by the adaptive rule', () => {
  it('takes the ready paddock with the most rest, for as long as its feed lasts', () => {
    const draft = adaptiveDraft(groundOf(ranch()), [], asked(75, 2), RULE, instant(50));
    expect(shown(draft)).toEqual([
      ['Mesa', 75, 5, 55, true],
      ['Ridge', 80, 10, 50, true],
    ]);
    expect(draft.steps[0]?.reason.feedDays).toBeCloseTo(5);
  });

  it('says so where no paddock has reached its target', () => {
    expect(shown(adaptiveDraft(groundOf(ranch()), [], asked(52, 1), RULE, instant(50)))).toEqual([
      ['Mesa', 52, 5, 32, false],
    ]);
  });

  it('passes over paddocks without feed for a day, and names those of which nobody knows', () => {
    const unknown = ranch().paddock('Nothing known');
    const { steps, leftOut } = adaptiveDraft(groundOf(unknown), [], asked(90, 3), RULE, instant(50));
    // Draw has 1 lb left of its estimate.
    expect(steps.map(({ paddockUuids }) => paddockUuids[0])).not.toContain('Draw');
    expect(leftOut).toContainEqual({ paddockUuid: 'Nothing known', why: 'feed_not_known' });
    const most = adaptiveDraft(groundOf(unknown), [], asked(90, 1), { ...RULE, mostDays: 3 }, instant(50));
    expect(shown(most)).toEqual([['Nothing known', 90, 3, null, true]]);
  });

  it('keeps to fixed days, and goes round marks that close a paddock', () => {
    const marks = [
      { uuid: 'm', data: { what: 'closed', starts_on: '2026-08-17', ends_on: null, paddock_uuid: 'Mesa' } },
    ];
    const rule = { ...RULE, fixedDays: 3, marks };
    // Day 75 is 15 August.
    expect(shown(adaptiveDraft(groundOf(ranch()), [], asked(75, 1), rule, instant(50)))).toEqual([
      ['Ridge', 75, 3, 45, true],
    ]);
    expect(shown(adaptiveDraft(groundOf(ranch()), [], asked(75, 1), { ...rule, fixedDays: 2 }, instant(50)))).toEqual([
      ['Mesa', 75, 2, 55, true],
    ]);
  });

  it('leaves to another herd the paddock where it is or is planned, unless it may be shared', () => {
    const two = ranch().herd('Bulls', [animals({ animal: 'bulls', head: 1 })]);
    const bulls = [{ uuid: 'b', herdUuid: 'Bulls', paddockUuids: ['Mesa'], at: instant(77), days: 20 }];
    const draft = (isSharing: boolean) =>
      adaptiveDraft(groundOf(two), bulls, asked(75, 1), { ...RULE, isSharing }, instant(50)).steps[0];
    expect(draft(false)?.paddockUuids).toEqual(['Ridge']);
    expect(draft(true)).toMatchObject({ paddockUuids: ['Mesa'], reason: { withHerdUuids: ['Bulls'] } });
  });

  it('stops where no paddock is free, and says from when on', () => {
    const small = new ARanch().paddock('Creek').herd('Cows', [animals()]).move('Cows', day(1), 'Creek');
    const draft = adaptiveDraft(groundOf(small), [], asked(60, 5), { ...RULE, fixedDays: 2 }, instant(50));
    expect(draft).toMatchObject({ steps: [], stopped: { at: instant(60), why: 'none_free' } });
  });
});

describe('a rotation', () => {
  it('repeats the chosen order, and says what is under its target', () => {
    const rule = { order: ['Mesa', 'Ridge'], days: 4 };
    expect(shown(rotationDraft(groundOf(ranch()), [], asked(75, 3), rule, instant(50)))).toEqual([
      ['Mesa', 75, 4, 55, true],
      ['Ridge', 79, 4, 49, true],
      ['Mesa', 83, 4, 4, false],
    ]);
    expect(rotationDraft(groundOf(ranch()), [], asked(75, 3), { ...rule, order: [] }, instant(50)).steps).toEqual([]);
  });

  it('leaves out a paddock from its retirement on, not before', () => {
    const written = ranch().paddock('Old', 10, { retired_at: day(80) });
    const draft = rotationDraft(groundOf(written), [], asked(75, 4), { order: ['Old', 'Mesa'], days: 4 }, instant(50));
    expect(shown(draft).map(([name, at]) => [name, at])).toEqual([
      ['Old', 75],
      ['Mesa', 79],
      ['Mesa', 83],
    ]);
    expect(draft.leftOut).toEqual([{ paddockUuid: 'Old', why: 'retired' }]);
  });

  it('copies the last stays that are over, without a paddock that is retired by then', () => {
    const written = ranch().paddock('Old', 10, { retired_at: day(60) });
    written.move('Cows', day(42), 'Old').move('Cows', day(45), 'Creek');
    const draft = copiedRotation(groundOf(written), [], asked(75, 3), instant(50));
    expect(shown(draft).map(([name, at, days]) => [name, at, days])).toEqual([
      ['Draw', 75, 10],
      ['Creek', 85, 2],
    ]);
    expect(draft.leftOut).toEqual([{ paddockUuid: 'Old', why: 'retired' }]);
  });
});

describe('a draft of whatever ranch', () => {
  const rules = fc.record({
    fixedDays: fc.option(fc.integer({ min: 1, max: 9 })),
    mostDays: fc.option(fc.integer({ min: 1, max: 9 })),
    isSharing: fc.constant(false),
    marks: fc.constant([]),
  });
  const plansOf = fc.array(
    fc.record({
      uuid: fc.uuid(),
      herdUuid: fc.constant('k'),
      paddockUuids: fc.constantFrom(['a'], ['b'], ['c']),
      at: fc.integer({ min: -3, max: 40 }).map((days) => AS_OF + days * 86_400_000),
      days: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 4 },
  );
  const drafted = (then: (draft: ReturnType<typeof draftOf>, input: Parameters<typeof draftOf>) => void) =>
    fc.assert(
      fc.property(facts, rules, plansOf, fc.integer({ min: 0, max: 60 }), (written, rule, plans, ahead) => {
        then(draftOf(written, rule, plans, ahead), [written, rule, plans, ahead]);
      }),
    );
  type Written = Parameters<typeof ranchOf>[0];
  type Plans = typeof plansOf extends fc.Arbitrary<infer P> ? P : never;
  function draftOf(written: Written, rule: AdaptiveRule, plans: Plans, ahead: number) {
    const ground = allFigures(ranchOf(written).records(), AS_OF);
    const wanted = { herdUuid: 'h', from: AS_OF + ahead * 86_400_000, count: 6 };
    return { ground, plans, ...adaptiveDraft(ground, plans, wanted, rule, AS_OF) };
  }

  it('sends no herd into a paddock under its rest target without saying so', () => {
    drafted(({ ground, plans, steps }) => {
      const projected = projectedTimelines(ground, [...plans, ...steps], AS_OF);
      for (const step of steps) {
        const land = projected.lands.get(step.paddockUuids[0] ?? '');
        if (land === undefined) throw new Error('no land');
        const found = placeThen(land, { herdUuid: 'h', at: step.at, until: endOf(step) }, projected);
        const { restDays, restTargetDays } = found;
        const isUnder = restDays !== null && restDays < restTargetDays;
        expect(step.reason.isReached).toBe(found.isReached);
        if (isUnder) expect(step.reason.isReached).toBe(false);
      }
    });
  });

  it('has never two herds in one paddock at a time', () => {
    drafted(({ ground, plans, steps }) => {
      const projected = projectedTimelines(ground, [...plans, ...steps], AS_OF);
      for (const { paddockUuids, at, days } of steps)
        for (const instantThen of [at, at + days * 43_200_000, at + days * 86_400_000 - 1]) {
          const there = (projected.visits.get(paddockUuids[0] ?? '') ?? []).filter(
            ({ stay, from, to }) =>
              lastsAt({ from, to }, instantThen) && stay.presences.some((presence) => lastsAt(presence, instantThen)),
          );
          expect(there.filter(({ stay }) => stay.herdUuid !== 'h')).toEqual([]);
        }
    });
  });

  it('is the same for the same input, and each step begins as the one before it ends', () => {
    drafted(({ steps }, input) => {
      expect(draftOf(...input).steps).toEqual(steps);
      steps.slice(1).forEach((step, index) => expect(step.at).toBe(endOf(steps[index] ?? step)));
      for (const { reason, days } of steps) {
        expect(days).toBeGreaterThan(0);
        if (reason.feedDays !== null && isKnown(reason.feedDays)) expect(reason.feedDays).toBeGreaterThanOrEqual(1);
      }
    });
  });
});
