import type { AsSent, GroupResult } from '@contract/grazing/changes';
import { referredKinds } from '@contract/grazing/references';
import type { Rain } from '@contract/grazing/rain';
import type { RanchSettings } from '@contract/grazing/ranchSettings';
import { may } from '@contract/ranches/rights';
import { dayNumber, zoneOf } from '@domain/grazing/time';
import type { ChainEnd } from '../chain';
import { keyOpensNothing, notFound } from '../http/refusals';
import { endOfChain, lineOfGroup } from './chainGroup';
import { foundForGroup } from './foundForGroup';
import { dayAhead, groupNotYourRole, inUse, otherContent } from './groupRefusals';
import {
  findMembersAmong,
  isApplied,
  lockStanding,
  type Applied,
  type LockedStanding,
  type Standing,
} from './groupsTable';
import { judgeAttestations } from './judgeAttestations';
import { judgeEach } from './judgeEach';
import { judgeBytes, judgeCounts } from './judgeFull';
import { judgeOwn } from './judgeKey';
import { judgeMothers } from './judgeMothers';
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
import { findReferring, findSeasons, findStored, findSubdivisions } from './recordsTable';
import type { Refusal } from './Refusal';
import { tellHooks } from './tellHooks';
import { tellOfGroup } from './tellOfGroup';
import type { FormedGroup, Work } from './Work';
import { writeGroup } from './writeGroup';
import { sealedOf, writtenRecords } from './writtenRecords';

/** Rain is measured by the days of the ranch's zone, and none falls tomorrow. */
function judgeRain({ writings, stored }: Together, { ranchUuid, now }: Work): Refusal | undefined {
  const rains = [...writings.values()].filter(({ kind, after }) => kind === 'rain' && after !== null);
  if (rains.length === 0) return undefined;
  const settings = (writings.get(ranchUuid)?.after ?? stored.get(ranchUuid)?.data) as RanchSettings | null | undefined;
  const today = zoneOf(settings?.time_zone ?? null).dayOf(now.getTime());
  const ahead = rains.find(({ after }) => dayNumber((after as Rain).on) > today);
  return ahead && dayAhead(ahead.index);
}

async function judgeInUse({ trx, ranchUuid }: Work, { writings }: Together): Promise<Refusal | undefined> {
  const referred = referredKinds();
  const deleted = [...writings.values()].filter(({ kind, after }) => after === null && referred.includes(kind));
  const [first] = deleted;
  if (first === undefined) return undefined;
  const uuids = deleted.map(({ uuid }) => uuid);
  const referring = await findReferring(trx, ranchUuid, uuids, [...writings.keys()]);
  if (referring === undefined) return undefined;
  const used = deleted.find(({ uuid }) => referring.refers.includes(uuid)) ?? first;
  return inUse(used.index, used.kind, referring.kind);
}

/** An applied group, with what is told only to who has just sent it. */
interface Judged extends Applied {
  as_sent?: AsSent | undefined;
  /** Whether notices were written of it, and messages of webhooks. */
  isTold?: boolean;
  isHooked?: boolean;
}

const namedMembers = (writings: Iterable<Writing>): string[] =>
  [...writings].flatMap(({ references }) =>
    references.flatMap(({ refers, uuid }) => (refers === 'member' ? [uuid] : [])),
  );

async function judgeTogether(work: Work, writings: Together['writings'], stored: Together['stored']) {
  const { trx, ranchUuid, turns } = work;
  const members = await findMembersAmong(trx, ranchUuid, namedMembers(writings.values()));
  const together = { writings, stored, members };
  const early =
    judgeRain(together, work) ??
    (await judgeReferences(together, turns)) ??
    (await judgeMothers(trx, ranchUuid, writings)) ??
    (await judgeAttestations(trx, ranchUuid, writings));
  if (early !== undefined) return early;
  const made = madeSubdivisions(writings.values());
  const uuids = made.map(({ uuid }) => uuid);
  const found = made.length === 0 ? [] : await findSubdivisions(trx, ranchUuid, uuids);
  const parents = judgeParents(made, found, together);
  if (parents !== undefined) return parents;
  const hasSeasons = [...writings.values()].some(({ kind }) => kind === 'season');
  const overlap = hasSeasons ? judgeSeasons(writings, await findSeasons(trx, ranchUuid)) : undefined;
  return overlap ?? judgeInUse(work, together);
}

/** What a group is told that is written as it was sent, undefined for any other. */
function asSent(
  { sender, now }: Work,
  { changes }: FormedGroup,
  writings: ReadonlyMap<string, Writing>,
  stored: Together['stored'],
): AsSent | undefined {
  const isWritten = ({ uuid, base, isAsSent }: FormedGroup['changes'][number]) =>
    isAsSent && writings.has(uuid) && (base === null || writings.get(uuid)?.before !== null);
  if (!changes.every(isWritten)) return undefined;
  const over = changes.reduce((sum, { uuid }) => sum + (stored.get(uuid)?.revision ?? 0), 0);
  return { changed_at: now.toISOString(), changed_by: sender.senderUuid, over };
}

/** What a ranch has before a group is written, and how many records after it. */
interface Before {
  standing: LockedStanding;
  end: ChainEnd | null;
  recordsCount: number;
  /** The events that the ranch's webhooks ask for; null where it has none. */
  hooked: readonly string[] | null;
}

/** Writes a group that is judged good. Answers its revision, null where it changes nothing. */
async function write(
  work: Work,
  { standing, end, recordsCount, hooked }: Before,
  group: FormedGroup,
  writings: ReadonlyMap<string, Writing>,
): Promise<Judged | Refusal> {
  const { trx, ranchUuid, sender, now, turns } = work;
  const { records, bytes } = await writtenRecords(writings.values(), turns, (writing) =>
    end === null ? null : sealedOf(writing, group.changes),
  );
  const full = judgeBytes(standing, bytes);
  if (full !== undefined) return full;
  const isNothing = writings.size === 0;
  const revision = isNothing ? null : Math.max(standing.revision, standing.revisions_after) + 1;
  const totals = { recordsCount, recordBytes: standing.record_bytes + bytes };
  const seen = isNothing ? standing.revision : null;
  const ofKey = { keyUuid: sender.key?.uuid ?? null, sourceUuid: sender.key?.source.uuid ?? null };
  const whole = { ...group, ...sender, ...ofKey, ranchUuid, revision, seen, now };
  const line = end === null ? null : await lineOfGroup(end, whole, records, turns);
  await writeGroup(trx, { ...whole, line }, records, totals);
  const isTold = await tellOfGroup(work, group, writings.values());
  const isHooked = hooked !== null && revision !== null;
  if (isHooked) {
    const { epoch, revision: from } = standing;
    await tellHooks(work, group, writings, { epoch, from, to: revision, hooked });
  }
  return { revision, content_hash: group.contentHash, isTold, isHooked };
}

async function judge(work: Work, group: FormedGroup, standing: LockedStanding): Promise<Judged | Refusal> {
  const { trx, ranchUuid, sender } = work;
  const { userUuid, key } = sender;
  const asked = { userUuid, keyUuid: key?.uuid ?? null, groupUuid: group.uuid, names: group.names };
  const found = await foundForGroup(trx, ranchUuid, asked);
  if ('code' in found) return found;
  const { role, applied, stored: records } = found;
  const end = endOfChain(standing, found);
  if (role === null) throw notFound();
  if (!found.isKeyGood) throw keyOpensNothing();
  if (isApplied(applied, group.contentHash)) return applied;
  if (!may(role, 'record')) return groupNotYourRole(null);
  if (applied !== undefined) return otherContent();
  const stored = new Map(records.map((record) => [record.uuid, record]));
  const foreign = key === null ? undefined : judgeOwn(key, group.changes, stored);
  if (foreign !== undefined) return foreign;
  const writings = await judgeEach(work, group.changes, stored, standing.revision);
  if ('code' in writings) return writings;
  const rights = judgeRights(role, writings.values());
  if (rights !== undefined) return rights;
  const counts = await judgeCounts(trx, ranchUuid, writings.values(), standing);
  if ('code' in counts) return counts;
  const refusal = await judgeTogether(work, writings, stored);
  const written = refusal ?? (await write(work, { standing, end, hooked: found.hooked, ...counts }, group, writings));
  return 'code' in written ? written : { ...written, as_sent: asSent(work, group, writings, stored) };
}

/** A deletion is judged by little of its record: a refusal shows all of it. */
async function inWhole({ trx, ranchUuid }: Work, refusal: Refusal): Promise<Refusal> {
  if (refusal.records === undefined) return refusal;
  const whole = refusal.records.map(({ uuid }) => uuid);
  return { ...refusal, records: await findStored(trx, ranchUuid, { whole, judged: [], named: [] }) };
}

export const refused = (uuid: string, { records, ...refusal }: Refusal): GroupResult => ({
  uuid,
  status: 'refused',
  ...refusal,
  ...(records !== undefined && { records: records.map(presentRecord) }),
});

/** What becomes of a group, and where it leaves the record. */
interface Outcome {
  result: GroupResult;
  standing: Standing;
  /** Whether notices were written of it, and messages of webhooks, which wait to be sent. */
  isTold: boolean;
  isHooked: boolean;
}

/**
 * Judges a group whose form is good under the ranch's lock, and applies it whole or not at all. Call it in a transaction
 * of its own. Throws 404 when the ranch, or the sender's membership, is gone.
 */
export async function applyGroup(work: Work, group: FormedGroup): Promise<Outcome> {
  const standing = await lockStanding(work.trx, work.ranchUuid);
  if (standing === undefined) throw notFound();
  const judged = await judge(work, group, standing);
  if ('code' in judged) {
    const result = refused(group.uuid, await inWhole(work, judged));
    return { result, standing, isTold: false, isHooked: false };
  }
  const { revision, as_sent, isTold = false, isHooked = false } = judged;
  const head = Math.max(revision ?? 0, standing.revision);
  return {
    result: { uuid: group.uuid, status: 'applied', revision, ...(as_sent !== undefined && { as_sent }) },
    standing: { ...standing, revision: head },
    isTold,
    isHooked,
  };
}
