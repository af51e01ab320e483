import { randomUUID } from 'node:crypto';
import { NOTICE_DEVICES_MAX } from '@contract/http/limits';
import type { NewNoticeDevice } from '@contract/people/notices';
import { inTransaction } from '../db/inTransaction';
import { lockUser, type SignedIn } from '../sessions';
import { chooseAtFirst } from './noticeChoicesTable';
import { forgetLooksOf } from './noticeLooksTable';
import { enoughDevices, noNotices } from './noticeRefusals';
import type { NoticeDeps } from './NoticeDeps';
import { assertPushService } from './assertPushService';
import { deleteDevice, findByEndpoint, findDevices, insertDevice, updateDevice } from './pushSubscriptionsTable';

type Deps = Pick<NoticeDeps, 'db' | 'clock' | 'config' | 'notices'>;

/**
 * Turns notices on in a browser, in the session that asks. A browser has one person at a time: notices of anybody else in it
 * end. Throws 422 for an address that isn't of a known push service, 409 for more devices than a person may have.
 */
export async function turnOnNotices(deps: Deps, user: SignedIn, asked: NewNoticeDevice): Promise<void> {
  const { endpoint, keys, device } = asked;
  if (!deps.notices.isOn) throw noNotices();
  assertPushService(deps.config, asked);
  const now = deps.clock.now();
  const here = { session_hash: user.token_hash, paused_at: null, ...keys, device };
  await inTransaction(deps.db, async (trx) => {
    await lockUser(trx, user.uuid);
    const found = await findByEndpoint(trx, endpoint);
    if (found?.user_uuid === user.uuid) return updateDevice(trx, found.uuid, here);
    if (found !== undefined) await deleteDevice(trx, found.uuid);
    if ((await findDevices(trx, user.uuid)).length >= NOTICE_DEVICES_MAX) throw enoughDevices();
    await insertDevice(trx, { uuid: randomUUID(), user_uuid: user.uuid, endpoint, created_at: now, ...here });
    await chooseAtFirst(trx, user.uuid);
    // What is due today is told here too.
    await forgetLooksOf(trx, user.uuid);
  });
}
