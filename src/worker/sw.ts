import { activateRelease } from './activate';
import { answerFor } from './answerFor';
import { fromFiles, fromNetwork, fromSettings, fromShell, type Answering } from './answering';
import { TAKE_OVER, TELL_LANGUAGE } from './caches';
import { keepRelease } from './install';
import type { Release } from './release';
import { renewPush, type Renewal } from './renewPush';
import { noticeOf, pressedPath, type Leads } from './showNotice';

declare const self: ServiceWorkerGlobalScope;
declare const __RELEASE__: Release;

const release = __RELEASE__;

/** Browsers that have it send calls past the worker, which they need not wait for then. */
interface RoutingEvent extends ExtendableEvent {
  addRoutes?(rules: { condition: { urlPattern: { pathname: string } }; source: 'network' }): Promise<void>;
}

async function routePast(event: RoutingEvent): Promise<void> {
  await event.addRoutes?.({ condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' });
}

self.addEventListener('install', (event) => {
  routePast(event).catch(() => undefined);
  event.waitUntil(keepRelease(release));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activateRelease(release).then(() => self.clients.claim()));
});

/** Keeps the app in another language; the shell goes last, so that the old one stays where a file can't be had. */
async function keepIn(language: string): Promise<boolean> {
  try {
    await keepRelease(release, language);
    await activateRelease(release, language);
    return true;
  } catch {
    return false;
  }
}

self.addEventListener('message', (event) => {
  const data = event.data as string | { [TELL_LANGUAGE]?: string };
  if (data === TAKE_OVER) void self.skipWaiting();
  else if (typeof data === 'object' && data[TELL_LANGUAGE] !== undefined)
    event.waitUntil(keepIn(data[TELL_LANGUAGE]).then((isKept) => event.ports[0]?.postMessage(isKept)));
});

function answering(request: Request): Answering | undefined {
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined;
  switch (answerFor(pathname, request.mode === 'navigate')) {
    case 'shell':
      return fromShell(request, release);
    case 'networkFirst':
      return { answer: fromNetwork(request, release) };
    case 'settings':
      return fromSettings(request);
    case 'file':
      return { answer: fromFiles(request, release) };
    case undefined:
      return undefined;
  }
}

self.addEventListener('fetch', (event) => {
  const made = answering(event.request);
  if (made === undefined) return;
  event.respondWith(made.answer);
  event.waitUntil(Promise.resolve(made.later).catch(() => undefined));
});

self.addEventListener('push', (event) => {
  const { title, options } = noticeOf(event.data?.text() ?? '');
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  const renewal = event as ExtendableEvent & Renewal;
  renewal.waitUntil(renewPush(renewal, self.registration.pushManager).catch(() => undefined));
});

// Another window opens: one that is open may have something typed in it.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(pressedPath(event.notification.data as Leads, event.action)));
});
