import type { CountData, Entry } from '../../grazing/records';
import { chanceOf } from '../../sample/chance';
import { clockRecords, counted, transfer, treatment } from '../../testing/animalRecords';
import { day, instant } from '../../testing/aRanch';
import type { TaggedTransferData, TreatmentData } from '../facts';
import { headIn } from './pairs';
import { clocksOf, herdsAt } from './clocksOf';
import { clockRows } from './rows';

interface Beast {
  readonly tag: string;
  readonly animal: 'cows' | 'bulls' | 'steers';
  herd: string | null;
  readonly given: Set<string>;
}

const HERDS = ['h', 'k', 'l'] as const;
const CLASSES = ['cows', 'bulls', 'steers'] as const;

/** A ranch on which it is known of each animal where it is and what it was given, though the record does not always say it. */
function lived(seed: number) {
  const chance = chanceOf(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance(0, list.length))] as T;
  const some = <T>(list: readonly T[], n: number): T[] => [...list].sort(() => chance(-1, 1)).slice(0, n);
  const beasts: Beast[] = [];
  const records = {
    ...clockRecords({}),
    counts: [] as Entry<CountData>[],
    transfers: [] as Entry<TaggedTransferData>[],
    treatments: [] as Entry<TreatmentData>[],
  };
  for (const herd of HERDS) {
    const heads = CLASSES.map((animal) => [animal, Math.floor(chance(0, 12))] as const);
    for (const [animal, head] of heads) {
      for (let n = 0; n < head; n += 1)
        beasts.push({ tag: `${herd}-${animal}-${n}`.toUpperCase(), animal, herd, given: new Set() });
    }
    records.counts.push(counted(`c-${herd}`, herd, 0, Object.fromEntries(heads)));
  }
  for (let step = 1; step <= 25; step += 1) {
    const [from, to] = [pick(HERDS), pick([...HERDS, null])];
    const animal = pick([...CLASSES, null]);
    const there = beasts.filter((each) => each.herd === from && (animal === null || each.animal === animal));
    const n = Math.floor(chance(0, there.length + 1));
    if (n === 0 || from === to) continue;
    const uuid = `s-${String(step).padStart(2, '0')}`;
    const isNamed = chance(0, 1) < 0.4;
    if (chance(0, 1) < 0.4) {
      const given = some(there, n);
      for (const each of given) each.given.add(uuid);
      const tags = isNamed ? given.map(({ tag }) => tag) : [];
      records.treatments.push(
        treatment(uuid, { at: day(step), herd_uuid: from, animal, head: isNamed ? null : n, tags, meat_days: 100 }),
      );
      continue;
    }
    // Which classes leave is what the transfer takes.
    const before = herdsAt(clocksOf(records), instant(step));
    const entry = (tags: readonly string[]) =>
      transfer(uuid, { at: day(step), from_herd_uuid: from, to_herd_uuid: to, animal, head: n, tags, reason: 'sold' });
    const after = herdsAt(clocksOf({ ...records, transfers: [...records.transfers, entry([])] }), instant(step));
    const leaving = CLASSES.flatMap((each) => {
      const left = headIn(before.classesOf(from), each) - headIn(after.classesOf(from), each);
      return some(
        there.filter((beast) => beast.animal === each),
        left,
      );
    });
    for (const each of leaving) each.herd = to;
    const named = isNamed ? some(leaving, Math.ceil(chance(0, leaving.length))) : [];
    records.transfers.push(entry(named.map(({ tag }) => tag)));
  }
  return { beasts, records };
}

it('rules W3 and W6: what is true of each animal lies between at least and at most', () => {
  for (let seed = 1; seed <= 150; seed += 1) {
    const { beasts, records } = lived(seed);
    const rows = clockRows(clocksOf(records), instant(30));
    for (const { uuid } of records.treatments) {
      for (const herd of HERDS) {
        const held = beasts.filter((each) => each.herd === herd && each.given.has(uuid)).length;
        const own = rows.filter((row) => row.herdUuid === herd && row.clock.uuid === uuid);
        const [least, most] = (['least', 'most'] as const).map((by) => own.reduce((sum, row) => sum + row[by], 0));
        expect({
          seed,
          uuid,
          herd,
          held,
          isIn: (least ?? 0) <= held && held <= (most ?? 0),
          least,
          most,
        }).toMatchObject({
          isIn: true,
        });
      }
    }
  }
});
