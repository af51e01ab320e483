import fc from 'fast-check';
import { animal, clockRecords, counted, transfer, treatment, visualId, weighing } from '../../testing/animalRecords';
import { animalFacts, recordsOf } from '../../testing/anyAnimals';
import { day, instant } from '../../testing/aRanch';
import { clocksOf, herdsAt, type ClockRecords } from '../withdrawal/clocksOf';
import { whereaboutsAt, whereaboutsIn } from './followed';
import { herdSteps } from './herdSteps';

const counts = [counted('c', 'h', 0, { cows: 40 }), counted('d', 'k', 0, { cows: 10 })];
const PLACED = { animal: 'cows', herd_uuid: 'h', at: day(1) } as const;
const BESS = animal('bess', { ...PLACED, ids: [visualId('A1')] });

const clocksWith = (more: Partial<ClockRecords>) => clocksOf(clockRecords({ counts, animals: [BESS], ...more }));
const whereIs = (more: Partial<ClockRecords>, days = 9, key = 'bess') => {
  const { herds, isGone } = whereaboutsAt(clocksWith(more), instant(days))(key);
  return [...[...herds].sort(), ...(isGone ? ['gone'] : [])];
};
const out = (uuid: string, days: number, values: Parameters<typeof transfer>[1]) =>
  transfer(uuid, { from_herd_uuid: 'h', at: day(days), ...values });

describe('ANIMALS 10.8: where an animal is (rule W6)', () => {
  it('is the herd of its record from then on, and nowhere before', () => {
    expect(whereIs({}, 0)).toEqual([]);
    expect(whereIs({})).toEqual(['h']);
    expect(whereIs({ animals: [animal('bess', { ids: [visualId('A1')] })] })).toEqual([]);
  });

  it('goes by name, also under a tag that it got later', () => {
    const ids = [visualId('A1', null, day(4).slice(0, 10)), visualId('B7', day(5).slice(0, 10), null)];
    const animals = [animal('bess', { ...PLACED, ids })];
    expect(whereIs({ animals, transfers: [out('x', 6, { to_herd_uuid: 'k', head: 1, tags: ['B7'] })] })).toEqual(['k']);
    expect(whereIs({ animals, transfers: [out('x', 6, { to_herd_uuid: 'k', head: 1, tags: ['A1'] })] })).toEqual(['h']);
  });

  it('is two herds once some leave without names, until it is read in one of them', () => {
    const transfers = [out('x', 3, { to_herd_uuid: 'k', head: 12 })];
    expect(whereIs({ transfers })).toEqual(['h', 'k']);
    expect(whereIs({ transfers, weighings: [weighing('w', 'k', 5, ['A1'])] })).toEqual(['k']);
    expect(whereIs({ transfers, treatments: [treatment('t', { at: day(5), tags: ['A1'] })] })).toEqual(['h']);
  });

  it('leaves with its whole herd or class, also where no count names its class, and is gone when sold', () => {
    expect(whereIs({ transfers: [out('x', 3, { to_herd_uuid: 'k' })] })).toEqual(['k']);
    expect(whereIs({ transfers: [out('x', 3, { to_herd_uuid: 'k', animal: 'cows' })] })).toEqual(['k']);
    const animals = [animal('bess', { ...PLACED, animal: 'heifers', ids: [visualId('A1')] })];
    expect(whereIs({ animals, transfers: [out('x', 3, { to_herd_uuid: 'k' })] })).toEqual(['k']);
    expect(whereIs({ transfers: [out('x', 3, { reason: 'sold' })] })).toEqual(['gone']);
    expect(whereIs({ transfers: [out('x', 3, { reason: 'sold', head: 4 })] })).toEqual(['h', 'gone']);
    expect(whereIs({ transfers: [out('x', 3, { reason: 'died', head: 1, tags: ['A1'] })] })).toEqual(['gone']);
  });

  it('is known of a tag without an animal from when it is first read', () => {
    const transfers = [transfer('b', { to_herd_uuid: 'k', head: 1, animal: 'cows', tags: ['C3'], at: day(2) })];
    expect(whereIs({ transfers }, 1, 'C3')).toEqual([]);
    expect(whereIs({ transfers }, 3, 'C3')).toEqual(['k']);
  });

  it('is by the same mechanism as who is in withdrawal: both say the same of every treated animal', () => {
    fc.assert(
      fc.property(animalFacts(60), (facts) => {
        const records = recordsOf(facts);
        const treatments = records.treatments.map((each) => ({ ...each, data: { ...each.data, meat_days: 300 } }));
        const clocks = clocksOf({ ...records, treatments });
        for (const at of [20, 40, 61].map(instant)) {
          const whereOf = whereaboutsAt(clocks, at);
          const { places } = herdsAt(clocks, at);
          for (const tag of ['A1', 'A2', 'A3', 'A4', 'A5']) {
            const group = places.groupOf(tag);
            if (group === undefined) continue;
            const { herds, isGone } = whereaboutsIn(group.herds);
            const where = whereOf(tag);
            expect({ herds: [...where.herds].sort(), isGone: where.isGone }).toEqual({
              herds: [...herds].sort(),
              isGone,
            });
          }
        }
      }),
    );
  });

  it('says the same of many animals at once as of each by itself', () => {
    fc.assert(
      fc.property(animalFacts(60), (facts) => {
        const clocks = clocksOf(recordsOf(facts));
        const whereOf = whereaboutsAt(clocks, instant(61));
        for (const tag of ['A1', 'A2', 'A3', 'A4', 'A5']) {
          const last = herdSteps(clocks, tag, instant(61)).at(-1)?.where;
          const where = whereOf(tag);
          expect([...(last?.herds ?? [])].sort()).toEqual([...where.herds].sort());
          expect(last?.isGone ?? false).toBe(where.isGone);
        }
      }),
    );
  });
});

describe('ANIMALS 10.8: the herds of an animal over time', () => {
  it('are its record’s, a transfer of so many without names, and what it was read in', () => {
    const clocks = clocksWith({
      transfers: [out('x', 3, { to_herd_uuid: 'k', head: 12 })],
      weighings: [weighing('w', 'k', 5, ['A1']), weighing('v', 'k', 6, ['A1'])],
    });
    expect(herdSteps(clocks, 'bess', instant(9))).toEqual([
      { at: instant(1), where: { herds: ['h'], isGone: false }, by: 'record', head: null, unexpected: null },
      { at: instant(3), where: { herds: ['h', 'k'], isGone: false }, by: 'unnamed', head: 12, unexpected: null },
      { at: instant(5), where: { herds: ['k'], isGone: false }, by: 'weighing', head: null, unexpected: null },
    ]);
  });

  it('tell of a tag that is read in another herd than the record has it in', () => {
    const clocks = clocksWith({ weighings: [weighing('w', 'k', 5, ['A1'])] });
    expect(herdSteps(clocks, 'bess', instant(9)).at(-1)).toMatchObject({ where: { herds: ['k'] }, unexpected: 'k' });
  });

  it('end with a sale of all of its herd', () => {
    const clocks = clocksWith({ transfers: [out('x', 3, { reason: 'sold' })] });
    const last = herdSteps(clocks, 'bess', instant(9)).at(-1);
    expect(last).toMatchObject({ by: 'moved', where: { herds: [], isGone: true } });
  });
});
