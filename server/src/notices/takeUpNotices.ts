import type { NoticeHere } from '@contract/people/notices';
import type { Db } from '../db/Database';
import { inTransaction } from '../db/inTransaction';
import type { PushSubscriptionRow } from '../db/NoticeTables';
import { notFound } from '../http/refusals';
import { lockUser, type SignedIn } from '../sessions';
import { assertPushService } from './assertPushService';
import type { NoticeDeps } from './NoticeDeps';
import { forgetLooksOf } from './noticeLooksTable';
import { deleteDevice, findByEndpoint, updateDevice } from './pushSubscriptionsTable';

/** The device at either address: the answer to a renewal may have been lost. */
async function findHere(trx: Db, { endpoint, renewed }: NoticeHere): Promise<PushSubscriptionRow | undefined> {
  const found = await findByEndpoint(trx, endpoint);
  return found ?? (renewed && findByEndpoint(trx, renewed.endpoint));
}

async function endAt(trx: Db, endpoint: string, except: string): Promise<void> {
  const found = await findByEndpoint(trx, endpoint);
  if (found !== undefined && found.uuid !== except) await deleteDevice(trx, found.uuid);
}

/**
 * Takes notices up again that were on in a browser before, at the address that the browser has now. Answers false where there
 * are none of that person's; those of anybody else have ended then.
 */
async function takeUp(trx: Db, user: SignedIn, here: NoticeHere): Promise<boolean> {
  await lockUser(trx, user.uuid);
  const found = await findHere(trx, here);
  if (found?.user_uuid !== user.uuid) {
    if (found !== undefined) await deleteDevice(trx, found.uuid);
    return false;
  }
  const { renewed } = here;
  if (renewed !== undefined) await endAt(trx, renewed.endpoint, found.uuid);
  const now = renewed && { endpoint: renewed.endpoint, ...renewed.keys };
  await updateDevice(trx, found.uuid, { session_hash: user.token_hash, paused_at: null, ...now });
  await forgetLooksOf(trx, user.uuid);
  return true;
}

/**
 * Takes the notices of a browser up in the session that asks. Throws 404 where none of that person's were on there, and 422 for
 * a new address that isn't of a known push service.
 */
export async function takeUpNotices(
  { db, config }: Pick<NoticeDeps, 'db' | 'config'>,
  user: SignedIn,
  here: NoticeHere,
): Promise<void> {
  if (here.renewed !== undefined) assertPushService(config, here.renewed);
  const isTakenUp = await inTransaction(db, (trx) => takeUp(trx, user, here));
  if (!isTakenUp) throw notFound();
}
