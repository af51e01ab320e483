import type { Turns } from '../platform/turns';
import type { KeptGroup } from './historyTable';
import { changesSha256, groupLine, type ChainedVersion, type Place } from './lines';

/** A group as it is kept, whether it has its line or waits for it. */
type Told = Omit<KeptGroup, 'n' | 'line_sha256' | 'label_salt' | 'erased_label_sha256' | 'label' | 'said'>;

/** What a line says of the rest of a group as hashes. */
interface Hashed {
  labelSha256: Buffer;
  versions: readonly ChainedVersion[];
}

/** The line of a group that is kept, at its place in the chain. */
export async function keptGroupLine(place: Place, group: Told, { labelSha256, versions }: Hashed, turns: Turns) {
  return groupLine(place, {
    uuid: group.uuid,
    revision: group.revision,
    at: group.at,
    sentAt: group.sent_at,
    receivedAt: group.applied_at,
    by: group.sender_uuid,
    onBehalfOf: group.on_behalf_of,
    importUuid: group.import_uuid,
    fileOf: group.file_of,
    sourceUuid: group.source_uuid,
    labelSha256,
    changes: versions.length,
    changesSha256: await changesSha256(versions, turns),
    sealedAt: group.sealed_at,
  });
}
