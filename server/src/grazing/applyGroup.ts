import type { GroupResult } from '@contract/grazing/changes';
import type { RanchSettings } from '@contract/grazing/ranchSettings';
import type { Rain } from '@contract/grazing/rain';
import { referencesOf } from '@contract/grazing/references';
import { RANCH_RECORDS_MAX } from '@contract/http/limits';
import { may } from '@contract/ranches/rights';
import { dayNumber, zoneOf } from '@domain/grazing/time';
import type { Db } from '../db/Database';
import { notFound } from '../http/refusals';
import { findForGroup, findGroupRevisions, findMembersAmong, lockStanding, type Standing } from './groupsTable';
import { judgeChange } from './judgeChange';
import { judgeSeasons } from './judgeSeasons';
import {
  judgeParents,
  judgeReferences,
  judgeRights,
  madeSubdivisions,
  type Together,
  type Writing,
} from './judgeTogether';
import { presentRecord } from './presentRecord';
import type { FormedChange } from './readGroup';
import { findDataAt, findReferring, findSeasons, findSubdivisions, type StoredRecord } from './recordsTable';
import { refuse, type Refusal } from './Refusal';
import { writeGroup } from './writeGroup';

/** Who writes. In a masquerade `senderUuid` is the admin, and `onBehalfOf` the person they act as. */
export interface Sender {
  userUuid: string;
  senderUuid: string;
  onBehalfOf: string | null;
}

export interface FormedGroup {
  uuid: string;
  contentHash: Buffer;
  at: string;
  label: string;
  importUuid: string | null;
  changes: readonly FormedChange[];
}

interface Work {
  trx: Db;
  ranchUuid: string;
  sender: Sender;
  now: Date;
}

type Revisions = ReadonlyMap<string, number>;

const isText = (value: unknown): value is string => typeof value === 'string';

const baseOf = ({ base }: FormedChange, revisions: Revisions): number | undefined =>
  isText(base) ? revisions.get(base) : (base ?? undefined);

/** What a change names, of records: those must be looked at too. */
const namedBy = ({ kind, fields }: FormedChange) => (fields === null ? [] : referencesOf(kind, fields));

/** What the changes are about, and what they name. */
function recordsOf({ ranchUuid }: Work, changes: readonly FormedChange[]): string[] {
  const uuids = new Set(changes.map(({ uuid }) => uuid));
  for (const change of changes) {
    for (const { refers, uuid } of namedBy(change)) if (refers !== 'member') uuids.add(uuid);
    if (change.kind === 'rain') uuids.add(ranchUuid);
  }
  return [...uuids];
}

/** What the records were on which changes were made, of those that have changed since. */
function findBefore(
  { trx, ranchUuid }: Work,
  changes: readonly FormedChange[],
  stored: ReadonlyMap<string, StoredRecord>,
  revisions: Revisions,
) {
  const bases = changes.flatMap((change) => {
    const revision = baseOf(change, revisions);
    const there = stored.get(change.uuid);
    const isNeeded =
      revision !== undefined && there !== undefined && there.revision > revision && change.fields !== null;
    return isNeeded ? [{ uuid: change.uuid, revision }] : [];
  });
  return findDataAt(trx, ranchUuid, bases);
}

async function judgeEach(
  work: Work,
  changes: readonly FormedChange[],
  stored: ReadonlyMap<string, StoredRecord>,
): Promise<Map<string, Writing> | Refusal> {
  const groups = new Set(changes.map(({ base }) => base).filter(isText));
  const revisions = await findGroupRevisions(work.trx, work.ranchUuid, work.sender.senderUuid, [...groups]);
  const before = await findBefore(work, changes, stored, revisions);
  const writings = new Map<string, Writing>();
  for (const [index, change] of changes.entries()) {
    const { uuid, kind } = change;
    const there = stored.get(uuid);
    const grounds = { stored: there, base: baseOf(change, revisions), dataAtBase: before.get(uuid) };
    const outcome = judgeChange(index, change, grounds);
    if ('code' in outcome) return outcome;
    if (outcome.data === undefined) continue;
    writings.set(uuid, { index, uuid, kind, before: there?.data ?? null, after: outcome.data });
  }
  return writings;
}

/** Rain is measured by the days of the ranch's zone, and none falls tomorrow. */
function judgeRain({ writings, stored }: Together, { ranchUuid, now }: Work): Refusal | undefined {
  const rains = [...writings.values()].filter(({ kind, after }) => kind === 'rain' && after !== null);
  if (rains.length === 0) return undefined;
  const settings = (writings.get(ranchUuid)?.after ?? stored.get(ranchUuid)?.data) as RanchSettings | null | undefined;
  const today = zoneOf(settings?.time_zone ?? null).dayOf(now.getTime());
  const ahead = rains.find(({ after }) => dayNumber((after as Rain).on) > today);
  return ahead && refuse(ahead.index, 'in_future', { on: 'This day lies ahead' });
}

async function judgeInUse({ trx, ranchUuid }: Work, { writings }: Together): Promise<Refusal | undefined> {
  const deleted = [...writings.values()].filter(
    ({ kind, after }) => after === null && (kind === 'paddock' || kind === 'herd' || kind === 'plan'),
  );
  if (deleted.length === 0) return undefined;
  const uuids = deleted.map(({ uuid }) => uuid);
  const referring = await findReferring(trx, ranchUuid, uuids, [...writings.keys()]);
  if (referring === undefined) return undefined;
  const used = deleted.find(({ uuid }) => referring.refers.includes(uuid));
  const details = `A record (${referring.kind}) still names this. Retire it instead of deleting it`;
  return refuse(used?.index ?? null, 'in_use', details);
}

const namedMembers = (writings: Iterable<Writing>): string[] =>
  [...writings].flatMap(({ kind, after }) =>
    after === null ? [] : referencesOf(kind, after).flatMap(({ refers, uuid }) => (refers === 'member' ? [uuid] : [])),
  );

async function judgeTogether(work: Work, writings: Together['writings'], stored: Together['stored']) {
  const { trx, ranchUuid } = work;
  const members = await findMembersAmong(trx, ranchUuid, namedMembers(writings.values()));
  const together = { writings, stored, members };
  const early = judgeRain(together, work) ?? judgeReferences(together);
  if (early !== undefined) return early;
  const made = madeSubdivisions(writings.values());
  const found =
    made.length === 0
      ? []
      : await findSubdivisions(
          trx,
          ranchUuid,
          made.map(({ uuid }) => uuid),
        );
  const parents = judgeParents(made, found, together);
  if (parents !== undefined) return parents;
  const hasSeasons = [...writings.values()].some(({ kind }) => kind === 'season');
  const overlap = hasSeasons ? judgeSeasons(writings, await findSeasons(trx, ranchUuid)) : undefined;
  return overlap ?? judgeInUse(work, together);
}

const grownBy = (writings: ReadonlyMap<string, Writing>): number =>
  [...writings.values()].reduce(
    (sum, { before, after }) => sum + (after === null ? 0 : 1) - (before === null ? 0 : 1),
    0,
  );

async function write(
  { trx, ranchUuid, sender, now }: Work,
  standing: Standing,
  group: FormedGroup,
  writings: ReadonlyMap<string, Writing>,
  recordsCount: number,
): Promise<number> {
  const next = Math.max(standing.revision, standing.revisions_after) + 1;
  const revision = writings.size === 0 ? standing.revision : next;
  const written = [...writings.values()].map(({ uuid, kind, after }) => ({
    uuid,
    kind,
    data: after,
    refers: after === null ? [] : refersOf(kind, after),
  }));
  await writeGroup(trx, { ...group, ...sender, ranchUuid, revision, now }, written, recordsCount);
  return revision;
}

const refersOf = (kind: Writing['kind'], data: object): string[] => [
  ...new Set(referencesOf(kind, data).flatMap(({ refers, uuid }) => (refers === 'member' ? [] : [uuid]))),
];

async function judge(
  work: Work,
  group: FormedGroup,
  recordUuids: readonly string[],
  standing: Standing,
): Promise<number | Refusal> {
  const { trx, ranchUuid, sender } = work;
  const asked = { userUuid: sender.userUuid, groupUuid: group.uuid, recordUuids };
  const { role, applied, stored: records } = await findForGroup(trx, ranchUuid, asked);
  if (role === null) throw notFound();
  if (!may(role, 'record')) return refuse(null, 'forbidden', 'Your role on this ranch does not allow this');
  if (applied !== undefined) {
    if (applied.content_hash.equals(group.contentHash)) return applied.revision;
    return refuse(null, 'key_reused', 'A group with this uuid and other content has been applied');
  }
  const stored = new Map(records.map((record) => [record.uuid, record]));
  const writings = await judgeEach(work, group.changes, stored);
  if ('code' in writings) return writings;
  const refusal = judgeRights(role, writings.values()) ?? (await judgeTogether(work, writings, stored));
  if (refusal !== undefined) return refusal;
  const grown = grownBy(writings);
  if (grown > 0 && standing.records_count + grown > RANCH_RECORDS_MAX) {
    return refuse(null, 'ranch_full', 'This ranch has as many records as one may have');
  }
  return write(work, standing, group, writings, standing.records_count + grown);
}

export const refused = (uuid: string, { change, code, details, records }: Refusal): GroupResult => ({
  uuid,
  status: 'refused',
  change,
  code,
  details,
  ...(records !== undefined && { records: records.map(presentRecord) }),
});

/**
 * Judges a group whose form is good under the ranch's lock, and applies it whole or not at all. Call it in a transaction
 * of its own. Throws 404 when the ranch, or the sender's membership, is gone.
 */
export async function applyGroup(work: Work, group: FormedGroup): Promise<{ result: GroupResult; standing: Standing }> {
  const recordUuids = recordsOf(work, group.changes);
  const standing = await lockStanding(work.trx, work.ranchUuid);
  if (standing === undefined) throw notFound();
  const judged = await judge(work, group, recordUuids, standing);
  if (typeof judged !== 'number') return { result: refused(group.uuid, judged), standing };
  const head = Math.max(judged, standing.revision);
  return {
    result: { uuid: group.uuid, status: 'applied', revision: judged },
    standing: { ...standing, revision: head },
  };
}
