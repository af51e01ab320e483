import type { NoticeSettings } from '@contract/people/notices';
import type { Db } from '../db/Database';
import type { SignedIn } from '../sessions';
import { findChoices } from './noticeChoicesTable';
import { findDevices } from './pushSubscriptionsTable';

/** What a person has chosen to be told, and where. */
export async function readNotices(db: Db, user: SignedIn): Promise<NoticeSettings> {
  const devices = await findDevices(db, user.uuid);
  return {
    choices: await findChoices(db, user.uuid),
    devices: devices.map(({ uuid, device, created_at, session_hash }) => ({
      uuid,
      device,
      since: created_at.toISOString(),
      is_here: session_hash?.equals(user.token_hash) === true,
      is_paused: session_hash === null,
    })),
  };
}
