import { changesSha256, groupLine, lineSha256, type ChainEnd, type Salted } from '../chain';
import type { Turns } from '../platform/turns';
import type { Found, LockedStanding } from './groupsTable';
import type { LineOfGroup, NewGroup, WrittenRecord } from './writeGroup';

/** Where a ranch's chain ends. Null where it has not caught up: groups are written without lines then. */
export function endOfChain(standing: LockedStanding, { hasUnchained }: Pick<Found, 'hasUnchained'>): ChainEnd | null {
  const { chain_n: n, chain_sha256: sha256, chain_revision, revision, epoch } = standing;
  if (n === null || sha256 === null || chain_revision !== revision || hasUnchained) return null;
  return { n, sha256, epoch };
}

/** The next line of a chain, for a group that is about to be written, with the hash of its words. */
export async function lineOfGroup(
  end: ChainEnd,
  group: Omit<NewGroup, 'line'> & { words: Salted },
  records: readonly WrittenRecord[],
  turns: Turns,
): Promise<LineOfGroup> {
  const versions = records.flatMap(({ kind, uuid, sealed }) =>
    sealed === null ? [] : [{ kind, uuid, sha256: sealed.sha256 }],
  );
  const place = { n: end.n + 1, ranchUuid: group.ranchUuid, epoch: end.epoch, prev: end.sha256 };
  const line = groupLine(place, {
    uuid: group.uuid,
    revision: group.revision,
    at: new Date(group.at),
    sentAt: group.sentAt === null ? null : new Date(group.sentAt),
    receivedAt: group.now,
    by: group.senderUuid,
    onBehalfOf: group.onBehalfOf,
    importUuid: group.importUuid,
    fileOf: group.fileOf,
    sourceUuid: group.sourceUuid,
    labelSha256: group.words.sha256,
    changes: versions.length,
    changesSha256: await changesSha256(versions, turns),
    sealedAt: null,
  });
  return { n: place.n, sha256: lineSha256(line), labelSalt: group.words.salt };
}
