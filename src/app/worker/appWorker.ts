import type { NoticeHere } from '@contract/people/notices';
import { FIRST_LANGUAGE, STATE, STATE_CACHE, TAKE_OVER } from '../../worker/caches';
import { keepPushAddress, knownPushAddress } from '../../worker/pushAddress';
import { workerAddress } from './workerAddress';

/** What the app asks of the browser's service worker. A test puts another in its place. */
export interface AppWorker {
  /** Registers it; undefined where the browser has none, or it can't be had at present. */
  register: () => Promise<Registered | undefined>;
}

export interface Registered {
  /** Calls back when a release is installed and waits, until the returned function is called. */
  onReady: (hear: () => void) => () => void;
  /** Calls back when another release than this page's has become the active one. */
  onTakenOver: (hear: () => void) => () => void;
  /** Lets the release that waits become the active one; false where none waits any more. */
  takeOver: () => boolean;
  /** Looks for a new release. */
  look: () => void;
  /** The notices of this browser, as the server is asked for them; undefined where they were never turned on in it. */
  pushHere: () => Promise<NoticeHere | undefined>;
  /** Remembers that the server knows where they go. */
  pushTaken: (here: NoticeHere) => Promise<void>;
  /** Has the browser take no more notices. */
  endPush: () => Promise<void>;
}

/** The worker keeps the app in the language of the page that registered it first. */
async function tellLanguage(): Promise<void> {
  const cache = await caches.open(STATE_CACHE);
  if ((await cache.match(STATE)) !== undefined) return;
  const language = document.documentElement.lang || FIRST_LANGUAGE;
  await cache.put(STATE, new Response(JSON.stringify({ language })));
}

function onReady(registration: ServiceWorkerRegistration, hear: () => void): () => void {
  const end = new AbortController();
  const look = () => {
    // The first worker of a browser waits for nobody.
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) hear();
  };
  const follow = () => registration.installing?.addEventListener('statechange', look, { signal: end.signal });
  registration.addEventListener('updatefound', follow, { signal: end.signal });
  follow();
  look();
  return () => end.abort();
}

function onTakenOver(hear: () => void): () => void {
  const { serviceWorker } = navigator;
  let had = serviceWorker.controller !== null;
  const onChange = () => {
    // A page that had none has the files of the very release that begins to answer it.
    if (had) hear();
    had = true;
  };
  serviceWorker.addEventListener('controllerchange', onChange);
  return () => serviceWorker.removeEventListener('controllerchange', onChange);
}

/** What the browser was given by its push service, where it knows any. */
async function pushOf(registration: ServiceWorkerRegistration): Promise<PushSubscription | null> {
  const { pushManager }: { pushManager?: PushManager } = registration;
  return (await pushManager?.getSubscription().catch(() => null)) ?? null;
}

async function pushHere(registration: ServiceWorkerRegistration): Promise<NoticeHere | undefined> {
  const subscription = await pushOf(registration);
  if (subscription === null) return undefined;
  const { endpoint } = subscription;
  const known = (await knownPushAddress().catch(() => undefined)) ?? endpoint;
  if (known === endpoint) return { endpoint };
  // The worker could not tell the server, or was never told.
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: known, renewed: { endpoint, keys: { p256dh, auth } } };
}

async function endPush(registration: ServiceWorkerRegistration): Promise<void> {
  await (await pushOf(registration))?.unsubscribe().catch(() => false);
  await keepPushAddress(undefined).catch(() => undefined);
}

const registered = (registration: ServiceWorkerRegistration): Registered => ({
  onReady: (hear) => onReady(registration, hear),
  onTakenOver,
  takeOver: () => {
    registration.waiting?.postMessage(TAKE_OVER);
    return registration.waiting !== null;
  },
  look: () => void registration.update().catch(() => undefined),
  pushHere: () => pushHere(registration),
  pushTaken: ({ endpoint, renewed = { endpoint } }) => keepPushAddress(renewed.endpoint).catch(() => undefined),
  endPush: () => endPush(registration),
});

async function register(): Promise<Registered | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  await tellLanguage();
  // What blocks workers in a browser may answer with nothing instead of refusing.
  const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register(workerAddress(), {
    updateViaCache: 'none',
  });
  return registration && registered(registration);
}

/** The worker of this browser. Where storage is blocked or the network is not ours, the app does without it. */
export const appWorker: AppWorker = { register: () => register().catch(() => undefined) };
