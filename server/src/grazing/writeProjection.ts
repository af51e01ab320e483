import { shareRules } from '@contract/grazing/shared';
import type { Projection } from '@contract/programs/projection';
import { termsOf, type Share } from '@contract/programs/share';
import { zoneOf } from '@domain/grazing/time';
import { project } from '@domain/sharing/project';
import { entriesOf, type LiveRecord } from './grazingRecords';

/** Which projection is to be written: of a record at a revision, by a share and the salt of its enrolment. */
export interface ProjectionAsked {
  share: Share;
  shareVersion: number | null;
  salt: string;
  epoch: string;
  revision: number;
}

/** Whether a share names only paddocks of the ranch, and none that is a part of another one. */
function areTops(paddocks: Share['paddocks'], stored: readonly LiveRecord[]): boolean {
  if (paddocks === 'all') return true;
  const tops = new Set(
    entriesOf(stored, 'paddock').flatMap(({ uuid, data }) => (data.parent_uuid === null ? [uuid] : [])),
  );
  return paddocks.every((uuid) => tops.has(uuid));
}

/**
 * What a program sees of a ranch's record, as JSON (`contract/programs/projection.ts`).
 *
 * @returns null when the share names something else than paddocks of the ranch without a parent
 */
export function writeProjection(
  { share, shareVersion, salt, epoch, revision }: ProjectionAsked,
  stored: readonly LiveRecord[],
): Uint8Array<ArrayBuffer> | null {
  if (!areTops(share.paddocks, stored)) return null;
  const zone = zoneOf(entriesOf(stored, 'ranch')[0]?.data.time_zone ?? null);
  const live = stored.flatMap(({ kind, uuid, data }) => (data === null ? [] : [{ kind, uuid, data }]));
  const records = project(live, { share: termsOf(share), zone, salt, rules: shareRules() });
  const projection: Projection = { epoch, revision, share_version: shareVersion, records };
  return new TextEncoder().encode(JSON.stringify(projection));
}
