import { paths } from '@contract/http/paths';
import { SETTINGS } from './caches';
import { keepPushAddress, knownPushAddress } from './pushAddress';
import { renewPush } from './renewPush';

const OLD = 'https://push.example.com/send/1';
const NEW = 'https://push.example.com/send/2';
const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };

const kept = new Map<string, Response>();
const cache = {
  match: async (path: string) => kept.get(path)?.clone(),
  put: async (path: string, answer: Response) => void kept.set(path, answer),
  delete: async (path: string) => kept.delete(path),
};
const subscription = (endpoint: string) => {
  const options = { applicationServerKey: new ArrayBuffer(65) };
  const made = { endpoint, options, toJSON: () => ({ endpoint, keys: KEYS }), unsubscribe: jest.fn(async () => true) };
  return made as typeof made & PushSubscription;
};
const asked = jest.fn<Promise<Response>, [string, RequestInit]>();
const bodyOf = (sent: RequestInit | undefined): unknown => JSON.parse(sent?.body as string);
const answering = (status: number) => asked.mockResolvedValue(new Response('{}', { status }));
const pushManager = { subscribe: jest.fn(async () => subscription(NEW)) };
const renew = (oldSubscription: PushSubscription | null, newSubscription: PushSubscription | null) =>
  renewPush({ oldSubscription, newSubscription }, pushManager as unknown as PushManager);

beforeEach(() => {
  kept.clear();
  jest.clearAllMocks();
  Object.assign(globalThis, { caches: { open: async () => cache }, fetch: asked });
  answering(200);
});

it('the server learns which address takes the place of which, in the session of this browser', async () => {
  await renew(subscription(OLD), subscription(NEW));
  const [[address, sent] = ['', {}]] = asked.mock.calls;
  expect(address).toBe(`/api/v1${paths.v1.noticesHere}`);
  expect(sent).toMatchObject({ method: 'POST', credentials: 'include' });
  expect(bodyOf(sent)).toEqual({ endpoint: OLD, renewed: { endpoint: NEW, keys: KEYS } });
  expect([await knownPushAddress(), pushManager.subscribe.mock.calls]).toEqual([NEW, []]);
});

it('the server may be at another address', async () => {
  kept.set(SETTINGS, new Response(JSON.stringify({ API_V1: 'https://api.example.com/v1/' })));
  await renew(subscription(OLD), subscription(NEW));
  expect(asked.mock.calls[0]?.[0]).toBe(`https://api.example.com/v1${paths.v1.noticesHere}`);
});

it('a browser that names no new one is asked for it, with the key of before', async () => {
  const old = subscription(OLD);
  await renew(old, null);
  const { applicationServerKey } = old.options;
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey });
  expect(await knownPushAddress()).toBe(NEW);
});

it('a browser that names no old one has the one that the server knows', async () => {
  await keepPushAddress(OLD);
  await renew(null, subscription(NEW));
  expect(bodyOf(asked.mock.calls[0]?.[1])).toMatchObject({ endpoint: OLD });
});

it.each([401, 503])('after %i the old one is remembered for the next start of the app', async (status) => {
  answering(status);
  const renewed = subscription(NEW);
  await renew(subscription(OLD), renewed);
  expect([await knownPushAddress(), renewed.unsubscribe.mock.calls]).toEqual([OLD, []]);
});

it('it is remembered without a line, too', async () => {
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(renew(subscription(OLD), subscription(NEW))).rejects.toThrow();
  expect(await knownPushAddress()).toBe(OLD);
});

it('a browser gives up notices that aren’t this person’s any more', async () => {
  answering(404);
  const renewed = subscription(NEW);
  await renew(subscription(OLD), renewed);
  expect([await knownPushAddress(), renewed.unsubscribe.mock.calls.length]).toEqual([undefined, 1]);
});
