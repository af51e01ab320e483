import type { Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';
import { turnsOf, type Turns } from '../platform/turns';
import { findVersionsOf, FORGOTTEN, type VersionKey } from './historyTable';
import { keptGroupLine } from './keptGroupLine';
import { lineSha256, type ChainedVersion } from './lines';
import { beginChain, lockChain, type Chain } from './linesTable';
import {
  countVersions,
  findKeysBetween,
  findUnchained,
  writeKinds,
  writeLateLines,
  writeSalts,
  type LateLine,
  type Revisions,
  type UnchainedGroup,
} from './pastTable';
import { salted, saltedLabel } from './salted';

/** What is chained under the ranch's lock at once; one group may have more versions. */
const GROUPS = 500;
const VERSIONS = 5_000;
/** What one query reads and writes. */
const AT_ONCE = 1_000;

function revisionsOf(groups: readonly UnchainedGroup[]): Revisions | undefined {
  const revisions = groups.flatMap(({ revision }) => (revision === null ? [] : [revision]));
  return revisions.length === 0 ? undefined : { from: Math.min(...revisions), to: Math.max(...revisions) };
}

/** As many of the groups as are chained at once, the first one in any case. */
async function atOnce(trx: Db, ranchUuid: string, groups: readonly UnchainedGroup[]): Promise<UnchainedGroup[]> {
  const revisions = revisionsOf(groups);
  const counts = revisions === undefined ? new Map<number, number>() : await countVersions(trx, ranchUuid, revisions);
  let sum = 0;
  const last = groups.findIndex(({ revision }, index) => {
    sum += counts.get(revision ?? -1) ?? 0;
    return index > 0 && sum > VERSIONS;
  });
  return groups.slice(0, last === -1 ? groups.length : last);
}

/** Gives versions their salts, and answers what their lines say of them, by revision. */
async function sealVersions(
  trx: Db,
  ranchUuid: string,
  keys: readonly VersionKey[],
  turns: Turns,
): Promise<Map<number, ChainedVersion[]>> {
  const sealed = new Map<number, ChainedVersion[]>();
  for (let done = 0; done < keys.length;) {
    const read = await findVersionsOf(trx, ranchUuid, keys.slice(done, done + AT_ONCE));
    if (read.length === 0) throw new Error('a version is gone while its ranch is locked');
    const salts = [];
    for (const { uuid, revision, kind, data } of read) {
      if (turns.isOver()) await turns.next();
      const { salt, sha256 } = salted(JSON.parse(data) as object | null);
      salts.push({ uuid, revision, salt });
      const ofRevision = sealed.get(revision) ?? [];
      ofRevision.push({ kind, uuid, sha256 });
      sealed.set(revision, ofRevision);
    }
    await writeSalts(trx, ranchUuid, salts);
    const forgotten = read.filter(({ kind }) => kind === FORGOTTEN);
    if (forgotten.length > 0) await writeKinds(trx, ranchUuid, forgotten);
    done += read.length;
  }
  return sealed;
}

/** The next line of a chain, of a group that was accepted before. */
async function lateLine(
  { ranchUuid, epoch, ...end }: Chain,
  group: UnchainedGroup,
  versions: readonly ChainedVersion[],
  { sealedAt, turns }: { sealedAt: Date; turns: Turns },
): Promise<LateLine> {
  const n = end.n + 1;
  const words = saltedLabel(group.label, group.said);
  const place = { n, ranchUuid, epoch, prev: end.sha256 };
  const hashes = { labelSha256: words.sha256, versions };
  const line = await keptGroupLine(place, { ...group, sealed_at: sealedAt }, hashes, turns);
  return { uuid: group.uuid, n, sha256: lineSha256(line), labelSalt: words.salt };
}

/**
 * Chains the first groups of a ranch that have no line, under its lock, and begins its chain where there is none. Answers
 * whether the ranch has caught up with that, or is gone: its groups are chained as they come from then on.
 */
export const chainNext = (db: Db, ranchUuid: string, now: Date): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const locked = await lockChain(trx, ranchUuid);
    if (locked === undefined) return true;
    const { revision, epoch, chain } = locked;
    let end = chain ?? (await beginChain(trx, ranchUuid, epoch, now));
    const waiting = await findUnchained(trx, ranchUuid, GROUPS);
    const groups = await atOnce(trx, ranchUuid, waiting);
    const revisions = revisionsOf(groups);
    const turns = turnsOf(ranchUuid, { isFirst: true });
    const keys = revisions === undefined ? [] : await findKeysBetween(trx, ranchUuid, revisions);
    const sealed = await sealVersions(trx, ranchUuid, keys, turns);
    const lines: LateLine[] = [];
    for (const group of groups) {
      if (turns.isOver()) await turns.next();
      const versions = sealed.get(group.revision ?? -1) ?? [];
      const line = await lateLine(end, group, versions, { sealedAt: now, turns });
      lines.push(line);
      end = { ...end, n: line.n, sha256: line.sha256 };
    }
    const hasCaughtUp = waiting.length < GROUPS && groups.length === waiting.length;
    const last = groups.at(-1);
    const chainRevision = hasCaughtUp ? revision : (last?.revision ?? last?.seen ?? 0);
    await writeLateLines(trx, ranchUuid, lines, { ...end, chainRevision, sealedAt: now });
    return hasCaughtUp;
  });
