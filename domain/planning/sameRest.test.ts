import fc from 'fast-check';
import { allFigures } from '../testing/allFigures';
import { AS_OF, facts, ranchOf } from '../testing/anyRanch';
import { DAY_MS } from '../grazing/time';
import { chartRow, restBefore } from './chartRow';
import { plannedSteps } from './plannedSteps';
import { aheadOf, projectedTimelines } from './projectedTimelines';

const plans = fc
  .array(
    fc.record({
      herdUuid: fc.constantFrom('h', 'k'),
      paddockUuids: fc.subarray(['a', 'b', 'c'], { minLength: 1, maxLength: 2 }),
      inDays: fc.integer({ min: -40, max: 160 }),
      days: fc.integer({ min: 1, max: 20 }),
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    all.map(({ inDays, ...plan }, index) => ({
      ...plan,
      uuid: `plan ${index}`,
      at: AS_OF + (inDays / 4) * DAY_MS,
      isMade: false,
    })),
  );

it('walk 7: Plan and Chart say the same rest before each planned move, whatever is recorded and planned', () => {
  fc.assert(
    fc.property(facts, plans, (written, planned) => {
      const figures = allFigures(ranchOf(written).records(), AS_OF);
      const { timelines, paddocks } = figures;
      const projected = projectedTimelines(figures, planned, AS_OF);
      const ahead = aheadOf(figures, planned, AS_OF);
      const steps = [...plannedSteps(figures, planned, AS_OF).values()].flat();
      for (const [uuid, land] of timelines.lands) {
        const own = planned.filter(({ paddockUuids }) => paddockUuids.includes(uuid));
        const row = chartRow(land, { timelines, projected, plans: new Map([[uuid, own]]), ahead, now: AS_OF });
        for (const { plan, startsAt, places } of steps) {
          const place = places.find(({ paddockUuid }) => paddockUuid === uuid);
          if (place === undefined) continue;
          const inTable = restBefore(row, { kind: 'planned', from: plan.at, planUuid: plan.uuid });
          expect(inTable?.days ?? null).toBe(place.restDays);
          // What is drawn between the bars, where it is drawn up to that move, says it too.
          const drawn = row.rests.find(({ to, isOpen }) => to === startsAt && !isOpen);
          if (drawn !== undefined) expect(drawn.days).toBe(place.restDays);
        }
        // The rest that goes on now is the one of the paddock, as if nothing were planned.
        const open = row.rests.find(({ isOpen }) => isOpen);
        if (open !== undefined) expect(open.days).toBe(paddocks.get(uuid)?.restDays ?? 0);
      }
    }),
  );
});

it('walk 7: a stay ends at its planned end, and the days until its herd moves on rest every paddock', () => {
  fc.assert(
    fc.property(facts, plans, (written, planned) => {
      const figures = allFigures(ranchOf(written).records(), AS_OF);
      const { leaves, starts } = aheadOf(figures, planned, AS_OF);
      for (const [herdUuid, out] of leaves) {
        const own = planned.filter((plan) => plan.herdUuid === herdUuid);
        const first = Math.min(...own.map(({ uuid }) => starts.get(uuid) ?? Infinity));
        const end = figures.herds.get(herdUuid)?.plannedOut ?? Infinity;
        expect(out).toBe(Math.min(first, end > AS_OF ? end : Infinity));
      }
      const projected = projectedTimelines(figures, planned, AS_OF);
      for (const stay of [...projected.stays.values()].flat()) {
        const plan = planned.find(({ uuid }) => stay.moves.length === 1 && stay.moves[0]?.uuid === uuid);
        if (plan !== undefined) expect(stay.to - stay.from).toBeLessThanOrEqual(plan.days * DAY_MS);
      }
    }),
  );
});
