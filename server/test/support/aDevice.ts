import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { NewNoticeDevice } from '@contract/people/notices';

/** What a browser sends to turn notices on, of a push service that nobody answers at. */
export function aDevice(more: Partial<NewNoticeDevice> = {}): NewNoticeDevice {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  return { endpoint: `https://push.example.com/send/${randomUUID()}`, keys, device: 'Chrome, Android', ...more };
}
