import { SETTINGS, STATE_CACHE } from './caches';
import { keepPushAddress, knownPushAddress } from './pushAddress';

/** The call that takes notices up at another address (`contract/http/paths.ts`). */
const TAKE_UP = '/user/notices/here';

/** What a browser says when a subscription has come to its end; either may be missing. */
export interface Renewal {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
}

async function apiBase(): Promise<string> {
  const kept = await (await caches.open(STATE_CACHE)).match(SETTINGS);
  const { API_V1 = '/api/v1' } = ((await kept?.json()) ?? {}) as { API_V1?: string };
  return API_V1.replace(/\/+$/, '');
}

async function tellServer(endpoint: string, { endpoint: now, keys }: PushSubscriptionJSON): Promise<number> {
  const { p256dh, auth } = keys ?? {};
  const answer = await fetch(`${await apiBase()}${TAKE_UP}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, renewed: { endpoint: now, keys: { p256dh, auth } } }),
  });
  return answer.status;
}

/**
 * Tells the server where this browser's notices go from now on. Where it can't be told, or nobody is signed in, a page does
 * so at its next start: the address that the server knows is remembered until then.
 */
export async function renewPush(
  { oldSubscription, newSubscription }: Renewal,
  pushManager: PushManager,
): Promise<void> {
  const old = oldSubscription?.endpoint ?? (await knownPushAddress());
  if (old === undefined) return;
  await keepPushAddress(old);
  const { applicationServerKey = null } = oldSubscription?.options ?? {};
  const renewed = newSubscription ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const status = await tellServer(old, renewed.toJSON());
  if (status === 200) await keepPushAddress(renewed.endpoint);
  if (status !== 404) return;
  await renewed.unsubscribe();
  await keepPushAddress(undefined);
}
