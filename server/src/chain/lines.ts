import { createHash } from 'node:crypto';
import type { ErasureReason } from '@contract/grazing/erasure';
import { inTurns, type Turns } from '../platform/turns';
import { jcs, sha256 } from './canonicalJson';

const VERSION = 1;
const LINE_NAME = 'grazewell-line-1\n';

/** What line 0 follows. */
export const NO_LINE = Buffer.alloc(32);

/** A version that a group wrote. */
export interface ChainedVersion {
  kind: string;
  uuid: string;
  sha256: Buffer;
}

/** SHA-256 of the versions that a group wrote, in ascending order of their uuids. */
export async function changesSha256(versions: readonly ChainedVersion[], turns: Turns): Promise<Buffer> {
  const ordered = [...versions].sort((one, other) => (one.uuid < other.uuid ? -1 : 1));
  const hash = createHash('sha256');
  await inTurns(ordered, turns, (version) => {
    hash.update(`${version.kind} ${version.uuid} ${version.sha256.toString('hex')}\n`);
  });
  return hash.digest();
}

/** Where a line is in its chain. */
export interface Place {
  n: number;
  ranchUuid: string;
  epoch: string;
  /** The hash of the line before. */
  prev: Buffer;
}

/** What a line says of a group. */
export interface GroupOfLine {
  uuid: string;
  /** Null where the group changed nothing. */
  revision: number | null;
  /** When the person did it, by the device's clock. */
  at: Date;
  /** When it was sent, by the same clock; null for groups from before that was kept. */
  sentAt: Date | null;
  receivedAt: Date;
  by: string | null;
  onBehalfOf: string | null;
  importUuid: string | null;
  fileOf: string | null;
  /** What the key is for that sent it; null for what a person sent. */
  sourceUuid: string | null;
  labelSha256: Buffer;
  changes: number;
  changesSha256: Buffer;
  /** When it was chained, where that was later than when it was accepted. */
  sealedAt: Date | null;
}

/** The line of an accepted group. */
export const groupLine = ({ n, ranchUuid, epoch, prev }: Place, group: GroupOfLine) => ({
  v: VERSION,
  type: 'group',
  n,
  ranch: ranchUuid,
  epoch,
  revision: group.revision,
  group: group.uuid,
  at: group.at.toISOString(),
  sent_at: group.sentAt?.toISOString() ?? null,
  received_at: group.receivedAt.toISOString(),
  by: group.by,
  for: group.onBehalfOf,
  import: group.importUuid,
  label_sha256: group.labelSha256.toString('hex'),
  changes: group.changes,
  changes_sha256: group.changesSha256.toString('hex'),
  prev: prev.toString('hex'),
  ...(group.fileOf !== null && { file_of: group.fileOf }),
  ...(group.sourceUuid !== null && { source: group.sourceUuid }),
  ...(group.sealedAt !== null && { sealed_at: group.sealedAt.toISOString() }),
});

/** What else happens to a history, with what its line says of it. */
export type Happening =
  | { type: 'genesis' }
  | { type: 'restore'; from_epoch: string }
  | { type: 'key'; key: string; public_key: string }
  | { type: 'erasure'; by: string; of: number; uuid: string; reason: ErasureReason };

/** The line of something else that happened to the history, by the server's clock. */
export const otherLine = ({ n, ranchUuid, epoch, prev }: Place, { type, ...more }: Happening, at: Date) => ({
  v: VERSION,
  type,
  n,
  ranch: ranchUuid,
  epoch,
  at: at.toISOString(),
  ...more,
  prev: prev.toString('hex'),
});

/** The hash by which the next line follows this one. */
export const lineSha256 = (line: object): Buffer => sha256(LINE_NAME, jcs(line));
