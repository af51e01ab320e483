import type { NewNoticeDevice } from '@contract/people/notices';

/* eslint-disable lingui/no-unlocalized-strings -- names of browsers and systems */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const;

const named = (agent: string, names: readonly (readonly [part: string, name: string])[], otherwise: string) =>
  names.find(([part]) => agent.includes(part))?.[1] ?? otherwise;

/** What this browser is called in the list of devices, as "Chrome, Android". */
const deviceName = (agent: string): string => `${named(agent, BROWSERS, 'Browser')}, ${named(agent, SYSTEMS, '?')}`;
/* eslint-enable lingui/no-unlocalized-strings */

const isOfKey = ({ options }: PushSubscription, key: string): boolean => {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
};

/** How a try to get a subscription from the browser ended. */
export type Subscribed = { device: NewNoticeDevice } | 'refused' | 'noWorker' | 'failed';

async function subscribe({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const old = await pushManager.getSubscription();
  if (old !== null && isOfKey(old, key)) return old;
  await old?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Asks the browser to take notices of this server, which asks the person. Call it in a press: browsers demand one. */
export async function subscribeHere(key: string): Promise<Subscribed> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined || registration.active === null) return 'noWorker';
  try {
    const { endpoint, keys = {} } = (await subscribe(registration, key)).toJSON();
    const { p256dh = '', auth = '' } = keys;
    return { device: { endpoint: endpoint ?? '', keys: { p256dh, auth }, device: deviceName(navigator.userAgent) } };
  } catch {
    return 'failed';
  }
}
