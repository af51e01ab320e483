import type { NewNoticeDevice } from '@contract/people/notices';
import type { NoticeDeps } from './NoticeDeps';
import { unknownPushService } from './noticeRefusals';
import { isPushEndpoint, isPushKey } from './pushEndpoint';

/** Throws 422 for what no push service that is sent to gave a browser. */
export function assertPushService(
  { push }: Pick<NoticeDeps['config'], 'push'>,
  { endpoint, keys }: Pick<NewNoticeDevice, 'endpoint' | 'keys'>,
): void {
  if (!isPushEndpoint(endpoint, push.hosts) || !isPushKey(keys)) throw unknownPushService();
}
