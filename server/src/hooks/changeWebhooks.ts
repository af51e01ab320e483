import { randomUUID } from 'node:crypto';
import type { ChangedWebhook, NewHookSecret, NewWebhook, WantedWebhook, Webhook } from '@contract/hooks/webhook';
import { WEBHOOKS_MAX } from '@contract/http/limits';
import { foldWhiteSpace } from '@contract/text/text';
import type { Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';
import { notFound } from '../http/refusals';
import { assertMay, lockRanch, type Asker } from '../ranches';
import { endWaiting, moveToHost } from './hookDeliveriesTable';
import type { HookDeps } from './HookDeps';
import { badHookAddress, webhooksFull } from './hookRefusals';
import { hookSeal, newHookSecret, secretInWords } from './hookSecret';
import { hostOf, problemOfAddress } from './judgeAddress';
import {
  countWebhooks,
  findWebhook,
  insertWebhook,
  presentWebhook,
  replaceSecret,
  updateWebhook,
} from './webhooksTable';

/** How long the secret before a new one signs too. */
const FORMER_MS = 24 * 60 * 60 * 1000;

/** An address as it is kept, with its host. Throws 422 for one that isn't sent to. */
function readAddress({ config }: HookDeps, address: string): { address: string; host: string } {
  const problem = problemOfAddress(address, config);
  if (problem !== undefined) throw badHookAddress(problem);
  const url = new URL(address);
  return { address: url.href, host: hostOf(url) };
}

/** The webhook as it is told. Throws 404 where the ranch has none of that uuid. */
async function shown(db: Db, { ranchUuid, uuid }: { ranchUuid: string; uuid: string }, now: Date): Promise<Webhook> {
  const row = await findWebhook(db, ranchUuid, uuid);
  if (row === undefined) throw notFound();
  return presentWebhook(row, now);
}

/** Runs work with the ranch locked, once the asker may make webhooks there. */
const onLockedRanch = <T>({ db }: HookDeps, asker: Asker, work: (trx: Db) => Promise<T>): Promise<T> =>
  inTransaction(db, async (trx) => {
    if ((await lockRanch(trx, asker.ranchUuid)) === undefined) throw notFound();
    await assertMay(trx, asker, 'makeKeys');
    return work(trx);
  });

/**
 * Makes a webhook of a ranch and tells its secret this once. Throws 403 and 404, and 422 for an address that isn't sent to, and
 * where the ranch has as many as it may.
 */
export async function makeWebhook(deps: HookDeps, asker: Asker, wanted: WantedWebhook): Promise<NewWebhook> {
  const { ranchUuid, user } = asker;
  const now = deps.clock.now();
  const place = readAddress(deps, wanted.address);
  const secret = newHookSecret();
  return onLockedRanch(deps, asker, async (trx) => {
    if ((await countWebhooks(trx, ranchUuid)) >= WEBHOOKS_MAX) throw webhooksFull();
    const uuid = randomUUID();
    await insertWebhook(trx, {
      uuid,
      ranch_uuid: ranchUuid,
      name: foldWhiteSpace(wanted.name),
      ...place,
      events: [...wanted.events],
      secret: hookSeal(deps.secretKey).seal(secret),
      made_by: user.uuid,
      created_at: now,
    });
    return { ...(await shown(trx, { ranchUuid, uuid }, now)), secret: secretInWords(secret) };
  });
}

/** What is on goes on; what waits for one that is off is given up, and what it missed can be sent again. */
function switched(isOn: boolean | undefined, now: Date) {
  if (isOn === undefined) return {};
  return isOn
    ? { off_since: null, off_reason: null, failing_since: null }
    : { off_since: now, off_reason: 'switched' as const };
}

/** Changes a webhook, or switches it off or on. Throws 403, 404, and 422 for an address that isn't sent to. */
export async function changeWebhook(
  deps: HookDeps,
  asker: Asker,
  uuid: string,
  { name, address, events, on }: ChangedWebhook,
): Promise<Webhook> {
  const { ranchUuid } = asker;
  const now = deps.clock.now();
  const place = address === undefined ? undefined : readAddress(deps, address);
  return onLockedRanch(deps, asker, async (trx) => {
    const before = await shown(trx, { ranchUuid, uuid }, now);
    const isOn = on === (before.off_since === null) ? undefined : on;
    const change = {
      ...(name !== undefined && { name: foldWhiteSpace(name) }),
      ...place,
      ...(events !== undefined && { events: [...events] }),
      ...switched(isOn, now),
    };
    if (Object.keys(change).length > 0) await updateWebhook(trx, { ranchUuid, uuid }, change);
    if (place !== undefined) await moveToHost(trx, uuid, place.host);
    if (isOn === false) await endWaiting(trx, uuid);
    return shown(trx, { ranchUuid, uuid }, now);
  });
}

/** Gives a webhook another secret; the one before it signs too for 24 hours. Throws 403 and 404. */
export async function renewSecret(deps: HookDeps, asker: Asker, uuid: string): Promise<NewHookSecret> {
  const { ranchUuid } = asker;
  const secret = newHookSecret();
  const formerUntil = new Date(deps.clock.now().getTime() + FORMER_MS);
  return onLockedRanch(deps, asker, async (trx) => {
    const sealed = hookSeal(deps.secretKey).seal(secret);
    if (!(await replaceSecret(trx, { ranchUuid, uuid }, sealed, formerUntil))) throw notFound();
    return { secret: secretInWords(secret), former_until: formerUntil.toISOString() };
  });
}
