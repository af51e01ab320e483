import type { Role } from '@contract/ranches/rights';
import type { FastifyRequest } from 'fastify';
import type { RanchRoute } from '../../http/pathParams';
import { keyOpensNothing } from '../../http/refusals';
import type { SignedIn } from '../../sessions';
import { readAskerWhoMay, sharersOf } from '../onRanch';
import type { RanchDeps } from '../RanchDeps';
import { openedKeyOf, type OpenedKey } from './judgeKeys';
import { keySharers } from './readReader';

/** Who writes on a ranch: a person of it, or a key for its maker. */
export interface Writer {
  ranchUuid: string;
  /** The person, or the key's maker. */
  user: Pick<SignedIn, 'uuid' | 'masqueraded_by'>;
  /** Their role when they asked: it is read again under the ranch's lock. */
  role: Role;
  /** Null for a person. */
  key: OpenedKey | null;
  /** For whom the call takes of what all share. */
  sharers: readonly string[];
}

/** Who asks to write: by a key that opens the call (`judgeKeys`), or as a person of the ranch. Throws what `readAskerWhoMay` throws. */
export async function readWriter(deps: RanchDeps, request: FastifyRequest<RanchRoute>): Promise<Writer> {
  const key = openedKeyOf(request);
  if (key === undefined) {
    const asker = await readAskerWhoMay(deps, request, 'see');
    return { ...asker, key: null, sharers: sharersOf(asker) };
  }
  return writerByKey(key);
}

function writerByKey(key: OpenedKey): Writer & { key: OpenedKey } {
  const user = { uuid: key.made_by, masqueraded_by: null };
  return { ranchUuid: key.ranch_uuid, user, role: key.role, key, sharers: keySharers(key) };
}

/** The same of a call that keys alone open. Throws 401 without one. */
export function readKeyWriter(request: FastifyRequest): Writer & { key: OpenedKey } {
  const key = openedKeyOf(request);
  if (key === undefined) throw keyOpensNothing();
  return writerByKey(key);
}
