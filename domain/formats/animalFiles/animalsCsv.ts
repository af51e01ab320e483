import type { AnimalData, AnimalId } from '../../animals/facts';
import { animalRows, type AnimalRow } from '../../animals/single/animalRows';
import { clocksOf, type ClockRecords } from '../../animals/withdrawal/clocksOf';
import { byText, type Entry, type HerdData } from '../../grazing/records';
import { isoTime, tableOf, writeCsv, type Columns } from '../csv';
import { namesOf } from './namedRows';

interface Source {
  readonly row: AnimalRow;
  readonly id: AnimalId;
  readonly herd: string;
  readonly dam: string;
}

const COLUMNS: Columns<Source> = [
  ['name', ({ row }) => row.data.name],
  ['animal', ({ row }) => row.data.animal],
  ['tag', ({ id }) => id.tag],
  ['type', ({ id }) => id.type],
  ['from', ({ id }) => id.from],
  ['to', ({ id }) => id.to],
  ['herd', ({ herd }) => herd],
  ['born_on', ({ row }) => row.data.born_on],
  ['dam', ({ dam }) => dam],
  ['last_lb', ({ row }) => row.lastWeight?.lb ?? null],
  ['last_weighed_at', ({ row }) => isoTime(row.lastWeight?.at ?? null)],
  ['gain_lb_per_day', ({ row }) => row.gainLbPerDay],
  ['note', ({ row }) => row.data.note],
  ['uuid', ({ row }) => row.uuid],
];

/** What an animal is called: its name, else its first tag. */
const calledOf = (data: AnimalData | undefined): string => data?.name || (data?.ids[0]?.tag ?? '');

/** In the place of a herd: the animal has left the ranch, or died. */
const GONE = 'gone';

/**
 * `animals.csv`: a row for each tag of each animal as of an instant, by the animal's name. Several herds that an animal may be
 * in are joined by `; `, `gone` last where it may have left the ranch or died; one that surely has is `gone`, and one of which the
 * record knows no herd has none. The weight and the gain are those of its own weighings.
 */
export function animalsCsv(
  { herds, ...records }: ClockRecords & { readonly herds: readonly Entry<HerdData>[] },
  at: number,
): string {
  const nameOf = namesOf(herds);
  const until = <Data extends { readonly at: string }>(entries: readonly Entry<Data>[]) =>
    entries.filter(({ data }) => Date.parse(data.at) <= at);
  const clocks = clocksOf({ ...records, weighings: until(records.weighings) });
  const animals = new Map(records.animals.map(({ uuid, data }) => [uuid, data]));
  const rows = [...animalRows(clocks, at)].sort(
    (one, other) => byText(one.data.name, other.data.name) || byText(one.uuid, other.uuid),
  );
  const sources = rows.flatMap((row) => {
    const herds = row.where.herds.map(nameOf).sort(byText);
    const herd = [...herds, ...(row.where.isGone ? [GONE] : [])].join('; ');
    const dam = calledOf(animals.get(row.data.dam_uuid ?? ''));
    return row.data.ids.map((id): Source => ({ row, id, herd, dam }));
  });
  return writeCsv(tableOf(COLUMNS, sources));
}
