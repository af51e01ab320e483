import { isDeepEqual } from '@domain/lists/isDeepEqual';
import { isFactAfter } from '@contract/grazing/isFactAfter';
import { kindsInOrder, referencesOf } from '@contract/grazing/references';
import { overlaps } from '@domain/grazing/seasons';
import { plural, t } from '@domain/words';
import { changed } from '@records/group';
import type { Change } from '@records/group';
import type { DataOf, Held, Kind } from '@records/index';
import type { Brought, ChangedRecord } from '../bringing/Imported';
import { kindWords } from '@shared/kindWords';
import { latestFact } from '../bringing/latestFact';
import { leftOutOf, type Outside } from './leftOutOf';
import type { FileRecord, LeftOut, RecordsFile } from './RecordsFile';

/** What stands on the ranch that a file is brought to. */
export interface Grounds {
  readonly find: (kind: Kind, uuid: string) => Held | undefined;
  readonly ranch: Held<DataOf<'ranch'>> | undefined;
  readonly seasons: readonly Held<DataOf<'season'>>[];
  /** Whether nothing stands there but what a ranch is founded with. */
  readonly isEmpty: boolean;
  /** The revisions that deleted records of the ranch, by their ids. */
  readonly deleted: ReadonlyMap<string, number>;
  /** The people of the ranch, by their ids. */
  readonly members: ReadonlySet<string>;
  /** The day that it is on the ranch, and the instant, ms since 1970. */
  readonly today: string;
  readonly now: number;
}

/** What a file becomes on a ranch. */
export interface Plan extends Brought {
  readonly records: readonly FileRecord[];
  /** Records that are there already, with equal fields. */
  readonly there: readonly FileRecord[];
  readonly leftOut: readonly LeftOut[];
  /** What is worth knowing besides, a sentence each. */
  readonly remarks: readonly string[];
}

/** Each kind refers only to those before it; a subdivision to its paddock. */
const ORDER: readonly Kind[] = kindsInOrder();

const orderOf = ({ kind, data }: FileRecord): number =>
  ORDER.indexOf(kind) + ('parent_uuid' in data && data.parent_uuid !== null ? 0.5 : 0);

function named({ kind, data }: FileRecord): string {
  const { one } = kindWords(kind);
  return 'name' in data ? `${one} ${data.name}` : one;
}

function isAhead({ kind, data }: FileRecord, { now, today }: Grounds): boolean {
  if ('on' in data) return data.on > today;
  return isFactAfter(kind, data, latestFact(now));
}

/** The record without people who are not on this ranch. */
function withMembers(record: FileRecord, { members }: Grounds): FileRecord {
  const gone = referencesOf(record.kind, record.data).filter(
    ({ refers, uuid }) => refers === 'member' && !members.has(uuid),
  );
  if (gone.length === 0) return record;
  // The field of a person may be empty.
  return {
    ...record,
    data: { ...record.data, ...Object.fromEntries(gone.map(({ field }) => [field, null])) },
  } as FileRecord;
}

/** What is collected while a file is gone through. */
class Planning {
  readonly changes: Change[] = [];
  readonly records: FileRecord[] = [];
  readonly changed: ChangedRecord[] = [];
  readonly after: ChangedRecord[] = [];
  readonly there: FileRecord[] = [];
  readonly outside: Outside[] = [];
  readonly remarks: string[] = [];

  constructor(readonly grounds: Grounds) {}

  leaveOut(record: FileRecord, why: string): void {
    this.outside.push({ why, what: named(record) });
  }

  /** Gives a record that is there the fields in which it differs. */
  change(kind: 'ranch' | 'season', held: Held, data: object): void {
    const now = Object(held.data) as Record<string, unknown>;
    const fields = Object.fromEntries(Object.entries(data).filter(([field, value]) => !isDeepEqual(now[field], value)));
    if (Object.keys(fields).length === 0) return;
    this.changes.push(changed<Kind>(kind, held, fields));
    this.changed.push({ kind, uuid: held.uuid, data: now });
    this.after.push({ kind, uuid: held.uuid, data: { ...now, ...fields } });
  }

  add(record: FileRecord): void {
    const { kind, uuid, data } = record;
    const revision = this.grounds.deleted.get(uuid);
    const back = revision === undefined ? { base: null } : { base: revision, isWhole: true };
    this.changes.push({ kind, uuid, data: { ...data }, ...back });
    this.records.push(record);
  }
}

/** The settings: those of the file in place of the ranch's own. A time zone that the file does not know changes none. */
function takeSettings(planning: Planning, { data }: FileRecord & { kind: 'ranch' }): void {
  const { ranch } = planning.grounds;
  if (ranch === undefined) return;
  const { time_zone, ...rest } = data;
  planning.change('ranch', ranch, time_zone === null ? rest : data);
}

type FileSeason = FileRecord & { kind: 'season' };

/**
 * The season of a file that the one becomes that an empty ranch began with: the same by its id, or else by its fields, so
 * that a ranch's own file comes back without loss; or else the last one.
 */
function becoming(founding: Held<DataOf<'season'>>, seasons: readonly FileSeason[]): FileSeason | undefined {
  return (
    seasons.find(({ uuid }) => uuid === founding.uuid) ??
    seasons.find(({ data }) => isDeepEqual(data, founding.data)) ??
    seasons.toSorted((one, other) => (one.data.starts_on < other.data.starts_on ? 1 : -1))[0]
  );
}

/** Seasons do not overlap. The one that an empty ranch began with becomes one of the file. */
function takeSeasons(planning: Planning, seasons: readonly FileSeason[]): void {
  const { grounds } = planning;
  let there: readonly (Held<DataOf<'season'>> | FileSeason)[] = grounds.seasons;
  let rest = seasons;
  const [founding] = grounds.isEmpty && grounds.seasons.length === 1 ? grounds.seasons : [];
  const taken = founding && becoming(founding, seasons);
  if (founding !== undefined && taken !== undefined) {
    const { name } = founding.data;
    const { name: next } = taken.data;
    if (isDeepEqual(founding.data, taken.data)) planning.there.push(taken);
    else planning.remarks.push(t`The season ${name}, which this ranch began with, becomes ${next}`);
    planning.change('season', founding, taken.data);
    rest = seasons.filter((each) => each !== taken);
    there = [taken];
  }
  for (const season of rest) {
    if (isThere(planning, season)) continue;
    if (there.some(({ data }) => isDeepEqual(data, season.data))) {
      planning.there.push(season);
      continue;
    }
    const other = there.find(({ data }) => overlaps(season.data, data));
    if (other !== undefined) {
      const { name } = other.data;
      planning.leaveOut(season, t`It overlaps the season ${name} of this ranch`);
    } else {
      planning.add(season);
      there = [...there, season];
    }
  }
}

/** Whether the ranch has that record already, equal or not. */
function isThere(planning: Planning, record: FileRecord): boolean {
  const held = planning.grounds.find(record.kind, record.uuid);
  if (held === undefined) return false;
  if (isDeepEqual(held.data, record.data)) planning.there.push(record);
  else planning.leaveOut(record, t`It is here with other fields, and stays as it is here`);
  return true;
}

/** Whether everything that it names is there, or comes in. */
function hasReferences({ kind, data }: FileRecord, coming: ReadonlySet<string>, { find }: Grounds): boolean {
  return referencesOf(kind, data).every(
    ({ refers, uuid }) =>
      refers === undefined || refers === 'member' || coming.has(uuid) || find(refers, uuid) !== undefined,
  );
}

/**
 * What a file becomes on a ranch, and what is in the way. Records keep their ids, which are a ranch's own, so that what is
 * there already is known again; what was deleted there comes back.
 *
 * @param takesSettings whether the settings of the ranch become those of the file
 */
export function planRecords({ records }: RecordsFile, grounds: Grounds, takesSettings: boolean): Plan {
  const planning = new Planning(grounds);
  const sorted = records.toSorted((one, other) => orderOf(one) - orderOf(other));
  const seasons = sorted.filter((each) => each.kind === 'season');
  const coming = new Set<string>();
  let unassigned = 0;
  for (const each of sorted) {
    if (each.kind === 'ranch') {
      if (takesSettings) takeSettings(planning, each);
      continue;
    }
    if (each.kind === 'season') {
      if (each === seasons[0]) takeSeasons(planning, seasons);
      continue;
    }
    const record = withMembers(each, grounds);
    if (record !== each) unassigned += 1;
    if (isThere(planning, record)) continue;
    if (record.kind === 'attestation') planning.leaveOut(record, t`It was made on another history, and isn’t imported`);
    else if (isAhead(record, grounds)) planning.leaveOut(record, t`It is in the future`);
    else if (!hasReferences(record, coming, grounds))
      planning.leaveOut(record, t`It names something that is not there`);
    else {
      coming.add(record.uuid);
      planning.add(record);
    }
  }
  if (unassigned > 0)
    planning.remarks.push(
      plural(unassigned, {
        other: '# of the tasks are for people who are not on this ranch: they are imported without a name',
      }),
    );
  const { outside, ...plan } = planning;
  return { ...plan, leftOut: leftOutOf(outside) };
}
