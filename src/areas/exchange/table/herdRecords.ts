import type { TableRow } from '@domain/formats/table/readTable';
import { plural, t } from '@domain/words';
import { added, type DataOf } from '@records/index';
import { unitOf } from '@shared/units/units';
import { asNote } from '@shared/lib/asNote';
import type { NewRecord } from '../bringing/Imported';
import { assertGood, BadRow, rowReader } from './rowReader';
import { animalIn, newHerd } from './newRecords';
import type { Match } from './tableFields';
import { byName, live, namedAt } from './names';
import { eachRow, folded, iso, NONE_UNKNOWN, type TableMaker } from './tableRecords';

type AnimalClass = DataOf<'count'>['classes'][number];
type Reader = ReturnType<typeof rowReader>;
const KILOGRAMS_PER_POUND = unitOf('weight', 'metric').factor;
const CLASSES_MAX = 8;

/** The animals of a row; null where it says nothing of how many they are. */
function classOf({ text, number }: Reader, { isKilograms, animal }: Match): AnimalClass | null {
  const head = number('head');
  if (head === null) return null;
  const inLb = (value: number | null) => (value === null || !isKilograms ? value : value / KILOGRAMS_PER_POUND);
  const all = inLb(number('totalWeight'));
  const average = inLb(number('weight')) ?? (all === null || head === 0 ? null : all / head);
  return {
    animal: animalIn(text('animal'), animal),
    head,
    average_weight_lb: average,
    gain_lb_per_day: inLb(number('gain')) ?? 0,
    au_per_head: null,
    intake_percent: null,
  };
}

/** A count as it is put together: rows of one herd and time are its classes. */
interface Counting {
  readonly herd: string;
  /** ms since 1970; null: now. */
  readonly at: number | null;
  readonly classes: AnimalClass[];
}

/** A table of herds: those that are not there yet, and what each was when. */
export const herdRecords: TableMaker = async ({ rows }, match, grounds, signal) => {
  const names = byName(grounds.herds);
  const herds: NewRecord[] = [];
  const counts = new Map<string, Counting>();
  let there = 0;
  const readRow = (row: TableRow) => {
    const reader = rowReader(row, match, grounds);
    const name = reader.needed('name');
    const at = reader.time('date');
    const animals = classOf(reader, match);
    const known = names.has(folded(name)) ? namedAt(names, 'herd', name, at ?? grounds.now).uuid : undefined;
    const herd = newHerd(name, grounds.herds.length + herds.length, asNote(reader.text('note')));
    const uuid = known ?? herd.uuid;
    assertGood('herd', herd.data);
    const key = `${uuid} ${at ?? 'now'}`;
    const counting = counts.get(key) ?? { herd: uuid, at, classes: [] };
    if (counting.classes.length >= CLASSES_MAX)
      throw new BadRow(t`A herd has at most ${plural(CLASSES_MAX, { other: '# classes of animals' })}`);
    if (animals !== null) {
      const data = { herd_uuid: uuid, at: iso(at ?? grounds.now), classes: [animals], reason: 'counted', note: '' };
      assertGood('count', data);
    }
    if (known === undefined) {
      herds.push(herd);
      names.set(folded(name), [live(uuid)]);
    } else if (animals === null) there += 1;
    if (animals === null) return;
    counting.classes.push(animals);
    counts.set(key, counting);
  };
  const bad = await eachRow(rows, readRow, signal);
  const records = [
    ...herds,
    ...[...counts.values()].map(({ herd, at, classes }) =>
      added(
        'count',
        { herd_uuid: herd, at: iso(at ?? grounds.now), classes, reason: 'counted', note: '' },
        at === null ? ['at'] : [],
      ),
    ),
  ];
  return { records, bad, there, unknown: NONE_UNKNOWN };
};
