import { createECDH } from 'node:crypto';
import type { NewNoticeDevice } from '@contract/people/notices';

const isBelow = (host: string, pattern: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;

/**
 * Whether an address that came from a browser is one that notices are sent to: https on port 443, a host of `PUSH_HOSTS`, and
 * nothing in it that would lead elsewhere.
 */
export function isPushEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, hash, href } = new URL(endpoint);
  const isPlain = [port, username, password, hash].every((part) => part === '') && href === endpoint;
  return isPlain && protocol === 'https:' && hosts.some((pattern) => isBelow(hostname, pattern));
}

/** Whether a browser's key is a point of P-256: another one would fail with each message. */
export function isPushKey({ p256dh }: NewNoticeDevice['keys']): boolean {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    pair.computeSecret(p256dh, 'base64url');
    return true;
  } catch {
    return false;
  }
}
