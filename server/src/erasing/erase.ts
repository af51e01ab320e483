import type { ErasureReason } from '@contract/grazing/erasure';
import { foldWhiteSpace } from '@contract/text/text';
import { addLine, dataSha256, findChain, labelSha256 } from '../chain';
import type { Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';
import { chainAwaited, notFound, ranchCalled, versionHolds } from '../http/refusals';
import { forgetPicture } from '../photos';
import { assertMay, lockRanch, type Asker, type RanchDeps } from '../ranches';
import { eraseData, eraseWords, findLabel, findVersion, type VersionKey } from './erasureTable';

type Deps = Pick<RanchDeps, 'db' | 'clock'>;

/** Why, with the ranch's name as the owner typed it. */
interface Asked {
  name: string;
  reason: ErasureReason;
}

/** What is erased: the record or group, and the line that has its hash. */
interface Erased {
  uuid: string;
  of: number;
}

/**
 * Erases under the ranch's lock, and says so in the chain. What is erased already has its line: nothing is added then.
 * Throws 404 for nobody of the ranch, 403 unless they own it, 422 for another name than the ranch's, and 503 while the
 * history is not chained up to its end.
 *
 * @param erase takes the content; undefined where nothing was left to take
 */
function eraseInChain(
  { db, clock }: Deps,
  asker: Asker,
  { name, reason }: Asked,
  erase: (trx: Db) => Promise<Erased | undefined>,
): Promise<void> {
  const { ranchUuid, user } = asker;
  return inTransaction(db, async (trx) => {
    const ranch = await lockRanch(trx, ranchUuid);
    if (ranch === undefined) throw notFound();
    await assertMay(trx, asker, 'eraseHistory');
    if (foldWhiteSpace(name) !== ranch.name) throw ranchCalled(ranch.name);
    const chain = await findChain(trx, ranchUuid);
    if (chain === undefined) throw chainAwaited();
    const erased = await erase(trx);
    if (erased === undefined) return;
    await addLine(trx, chain, { type: 'erasure', by: user.uuid, ...erased, reason }, clock.now());
  });
}

const bytesOf = (data: object): number => Buffer.byteLength(JSON.stringify(data));

/**
 * Erases the content of a version that holds no more: its salted hash stays. Throws 404 for a version that isn't there or
 * is a deletion, 409 `version_holds` for the one that holds, and as `eraseInChain`.
 */
export function eraseVersion(
  deps: Deps,
  asker: Asker,
  which: Omit<VersionKey, 'ranchUuid'>,
  asked: Asked,
): Promise<void> {
  const key = { ...which, ranchUuid: asker.ranchUuid };
  return eraseInChain(deps, asker, asked, async (trx) => {
    const version = await findVersion(trx, key);
    if (version === undefined) throw notFound();
    const { data, salt, isErased, groupUuid, n, kind, holds } = version;
    if (isErased) return undefined;
    if (holds) throw versionHolds();
    if (data === null || salt === null || n === null) throw notFound();
    await eraseData(trx, key, { groupUuid, sha256: dataSha256(data, salt), bytes: bytesOf(data) });
    if (kind === 'photo' && 'sha256' in data) await forgetPicture(trx, asker.ranchUuid, String(data.sha256));
    return { uuid: key.uuid, of: n };
  });
}

/** Erases the words of a group, and what it says of itself. Throws 404 for a group that isn't there, and as `eraseInChain`. */
export function eraseLabel(deps: Deps, asker: Asker, groupUuid: string, asked: Asked): Promise<void> {
  return eraseInChain(deps, asker, asked, async (trx) => {
    const found = await findLabel(trx, asker.ranchUuid, groupUuid);
    if (found === undefined) throw notFound();
    const { label, said, salt, isErased, n } = found;
    if (isErased) return undefined;
    if (salt === null || n === null) throw notFound();
    await eraseWords(trx, asker.ranchUuid, groupUuid, labelSha256(label, said, salt));
    return { uuid: groupUuid, of: n };
  });
}
