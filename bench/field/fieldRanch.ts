import { randomUUID } from 'node:crypto';
import { recordPaths } from '../../contract/grazing/recordPaths';
import { aGroup, newRecord } from '../../server/test/support/GrazingRanch';
import type { Call } from '../serverSide/load';
import { ME, signUp, v1 } from '../serverSide/people';

/** A ranch with a herd and a paddock, and the session of its owner. */
export interface FieldRanch {
  address: string;
  uuid: string;
  token: string;
  herd: string;
  paddock: string;
}

const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });

/** A call of `changes`, to be sent within two minutes. */
export function changesCall({ uuid, token }: FieldRanch, changes: unknown[]): Call & { path: string; body: string } {
  const now = new Date().toISOString();
  const body = JSON.stringify({ schema: 1, sent_at: now, groups: [aGroup(changes, { at: now })] });
  return { method: 'POST', path: v1(recordPaths.changes(uuid)), headers: headersOf(token), body };
}

/** A call with one group of one move. */
export function moveCall(ranch: FieldRanch): Call & { path: string; body: string } {
  const at = new Date(Date.now() - Math.floor(Math.random() * 1e10)).toISOString();
  return changesCall(ranch, [newRecord('move', { herd_uuid: ranch.herd, paddock_uuids: [ranch.paddock], at })]);
}

/** Sends changes that must be applied, and answers how long that took, in ms. */
export async function write(ranch: FieldRanch, { path, body }: { path: string; body: string }): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(`${ranch.address}${path}`, { method: 'POST', headers: headersOf(ranch.token), body });
  const text = await answer.text();
  if (!text.includes('"applied"')) throw new Error(`changes answered ${answer.status}: ${text.slice(0, 200)}`);
  return performance.now() - startedAt;
}

/** Signs somebody up and gives their ranch a herd and a paddock. */
export async function makeFieldRanch(address: string, email: string): Promise<FieldRanch> {
  const token = await signUp(address, email);
  const me = await fetch(`${address}${ME}`, { headers: headersOf(token) });
  const { ranches } = (await me.json()) as { ranches: { ranch_uuid: string }[] };
  const ranch = { address, uuid: ranches[0]?.ranch_uuid ?? '', token, herd: randomUUID(), paddock: randomUUID() };
  await write(ranch, changesCall(ranch, [newRecord('herd', {}, ranch.herd), newRecord('paddock', {}, ranch.paddock)]));
  return ranch;
}
