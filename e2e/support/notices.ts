import type { CDPSession, Page, Worker } from '@playwright/test';
import type { NewNoticeDevice } from '@contract/people/notices';

/** Has the browser of a page subscribe to the push service of the tests: one that nobody has shows no maker's. */
export async function subscribesTo(page: Page, { endpoint, keys }: NewNoticeDevice): Promise<void> {
  await page.addInitScript(
    (given) => {
      const KEPT = 'subscribed in this test';
      const subscription = () => ({
        endpoint: given.endpoint,
        options: {},
        toJSON: () => given,
        unsubscribe: async () => {
          localStorage.removeItem(KEPT);
          return true;
        },
      });
      const subscribe = async () => {
        localStorage.setItem(KEPT, 'yes');
        return subscription();
      };
      const getSubscription = async () => (localStorage.getItem(KEPT) === null ? null : subscription());
      Object.assign(PushManager.prototype, { subscribe, getSubscription });
    },
    { endpoint, keys },
  );
}

interface Registrations {
  registrations: { registrationId: string; scopeURL: string }[];
}

/** Hands plain texts to the worker of a page, as its browser does once it has decrypted what a push service sent. */
export async function openDelivery(page: Page) {
  const { origin } = new URL(page.url());
  const session: CDPSession = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }: Registrations) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (ours !== undefined) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return async (payload: object): Promise<void> => {
    const data = JSON.stringify(payload);
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registrationId, data });
  };
}

interface Shown {
  title: string;
  body: string;
  lang: string;
  actions: readonly { action: string; title: string }[];
}

/** The notices that the browser of a page shows. */
export const shownNotices = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const notices = (await registration?.getNotifications()) ?? [];
    return notices.map((notice) => {
      const { title, body, lang, actions = [] } = notice as Notification & { actions?: Shown['actions'] };
      return { title, body, lang, actions: actions.map(({ action, title: words }) => ({ action, title: words })) };
    });
  });

interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (path: string) => Promise<null> };
  NotificationEvent: new (type: string, given: { notification: Notification | undefined; action: string }) => Event;
  dispatchEvent: (event: Event) => boolean;
}

/**
 * The path that a press of the notice opens. The event is one of the test's, since no window shows a notice that could be
 * pressed; browsers open no page for such an event, so the worker's wish is read.
 *
 * @param action the button; empty: the notice itself
 */
export const pressNotice = (worker: Worker, action: string): Promise<string> =>
  worker.evaluate(async (pressed) => {
    const scope = globalThis as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications();
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = async (path) => {
        resolve(path);
        return null;
      };
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification, action: pressed }));
    });
  }, action);
