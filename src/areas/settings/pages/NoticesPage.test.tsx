import { screen, waitFor } from '@testing-library/react';
import { FIRST_CHOICES, type NoticeSettings } from '@contract/people/notices';
import { aMe } from '@testing/factories';
import { renderApp } from '@testing/renderApp';

const READ = 'GET /api/v1/user/notices';
const CHANGE = 'PATCH /api/v1/user/notices';
const DEVICE = 'POST /api/v1/user/notices/device';
const KEY = 'B'.repeat(87);
const ENDPOINT = 'https://push.example.com/send/1';

const device = (more: object = {}) => ({
  uuid: '0190a5b4-3c1e-7d7e-8b8f-4f9f3d1c2a99',
  device: 'Chrome, Android',
  since: '2026-05-01T12:00:00.000Z',
  is_here: true,
  is_paused: false,
  ...more,
});
const settings = (more: Partial<NoticeSettings> = {}): NoticeSettings => ({
  choices: FIRST_CHOICES,
  devices: [],
  ...more,
});

interface Browser {
  permission?: NotificationPermission;
  hasPush?: boolean;
  isSecure?: boolean;
  hasWorker?: boolean;
}

/** A browser that can do that much, whose push service answers as that of a real one. */
function fakeBrowser({ permission = 'default', hasPush = true, isSecure = true, hasWorker = true }: Browser = {}) {
  const toJSON = () => ({ endpoint: ENDPOINT, keys: { p256dh: KEY, auth: 'a'.repeat(22) } });
  const subscribe = jest.fn(async () => ({ toJSON }));
  const pushManager = { getSubscription: async () => null, subscribe };
  const requestPermission = jest.fn(async () => (permission === 'default' ? 'granted' : permission));
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true });
  define(window, 'isSecureContext', isSecure);
  if (!hasPush) return { subscribe, requestPermission };
  define(window, 'PushManager', class {});
  define(window, 'Notification', { permission, requestPermission });
  const registration = hasWorker ? { active: {}, pushManager } : undefined;
  define(navigator, 'serviceWorker', { getRegistration: async () => registration });
  return { subscribe, requestPermission };
}
afterEach(() => {
  for (const name of ['PushManager', 'Notification', 'isSecureContext']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function open(answered: NoticeSettings, app: object = {}, me = aMe()) {
  const body = { API_V1: '/api/v1', API_V3: '/api/v3', OFFLINE: 'on', VAPID_PUBLIC_KEY: KEY, ...app };
  const opened = await renderApp('/settings/notices', {
    hasSession: true,
    answers: {
      'GET /assets/json/settingsV.json': { status: 200, body },
      'GET /api/v3/user/me': { status: 200, body: me },
      [READ]: { status: 200, body: answered },
      [CHANGE]: { status: 200, body: answered },
      [DEVICE]: { status: 200, body: settings({ devices: [device()] }) },
    },
  });
  await screen.findByRole('heading', { name: 'Your notices' });
  return opened;
}
const button = () => screen.findByRole('button', { name: 'Turn on notices' });

it('asks the browser only when the button is pressed, and sends on what it got', async () => {
  const { subscribe, requestPermission } = fakeBrowser();
  const { user, server } = await open(settings());
  const press = await button();
  expect(requestPermission).not.toHaveBeenCalled();
  await user.click(press);
  await waitFor(() => expect(server.callsTo(DEVICE)).toHaveLength(1));
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
  expect(server.callsTo(DEVICE)[0]?.body).toMatchObject({ endpoint: ENDPOINT, device: expect.stringContaining(', ') });
});

it.each([
  ['the server sends none', {}, { VAPID_PUBLIC_KEY: '' }, 'This server sends no notices.'],
  ['the operator keeps the app out of browsers', {}, { OFFLINE: 'off' }, /doesn’t let browsers keep the app/],
  ['the address is plain http', { hasPush: false, isSecure: false }, {}, /begins with https/],
  ['the browser knows none', { hasPush: false }, {}, 'This browser can’t get notices.'],
  ['they are blocked', { permission: 'denied' as const }, {}, /blocked for this site/],
])('says so where %s, and has no button', async (_what, browser, app, words) => {
  fakeBrowser(browser);
  await open(settings(), app);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Turn on notices' })).toBeNull();
});

it('an iPhone outside of the home screen is told to add the app first', async () => {
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Safari/604.1');
  fakeBrowser({ hasPush: false });
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
  await open(settings());
  expect(await screen.findByText(/Add Grazewell to your home screen first/)).toBeVisible();
  agent.mockRestore();
});

it.each([
  ['the app is not kept here yet', { hasWorker: false }, /isn’t kept in this browser yet/],
  ['the person says no', { permission: 'denied' as const }, /blocked for this site/],
])('says what to do where %s', async (_what, browser, words) => {
  fakeBrowser(browser);
  const { user, server } = await open(settings());
  const press = screen.queryByRole('button', { name: 'Turn on notices' }) ?? (await screen.findByText(words));
  await user.click(press);
  expect(await screen.findByText(words)).toBeVisible();
  expect(server.callsTo(DEVICE)).toEqual([]);
});

it('each choice and the quiet hours are saved for themselves', async () => {
  fakeBrowser();
  const { user, server } = await open(settings({ devices: [device()] }));
  const sent = () => server.callsTo(CHANGE).map(({ body }) => body);
  await user.click(await screen.findByRole('checkbox', { name: 'Imports of others that are done' }));
  await waitFor(() => expect(sent()).toEqual([{ imports: true }]));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Quiet from' }), '22');
  await waitFor(() => expect(sent()[1]).toEqual({ quiet: { from: 22, until: 5 } }));
  await user.click(screen.getByRole('checkbox', { name: 'No notices at night' }));
  await waitFor(() => expect(sent()[2]).toEqual({ quiet: null }));
});

describe('a choice that is pressed', () => {
  const imports = () => screen.findByRole('checkbox', { name: 'Imports of others that are done' });
  const quiet = () => screen.findByRole('checkbox', { name: 'No notices at night' });

  /** A page whose server answers changes one by one, each when the test says so. */
  async function openSlow() {
    fakeBrowser();
    let choices = FIRST_CHOICES;
    const app = await open(settings({ devices: [device()] }));
    const waiting: ((isSaved: boolean) => void)[] = [];
    app.server.answers[CHANGE] = ({ body }) =>
      new Promise((resolve) => {
        waiting.push((isSaved) => {
          if (isSaved) choices = { ...choices, ...(body as object) };
          const error = { error: 'The server is down', details: '', code: 'internal' };
          const now = settings({ choices, devices: [device()] });
          resolve(isSaved ? { status: 200, body: now } : { status: 500, body: error });
        });
      });
    app.server.answers[READ] = () => ({ status: 200, body: settings({ choices, devices: [device()] }) });
    const sent = () => app.server.callsTo(CHANGE).map(({ body }) => body);
    const answer = async (isSaved = true) => {
      await waitFor(() => expect(waiting).not.toEqual([]));
      waiting.shift()?.(isSaved);
    };
    return { ...app, sent, answer };
  }

  it('shows at once', async () => {
    const { user, answer } = await openSlow();
    await user.click(await imports());
    expect(await imports()).toBeChecked();
    await answer();
    await waitFor(async () => expect(await imports()).toBeChecked());
  });

  it('while another one is under way isn’t lost, and the last press wins', async () => {
    const { user, sent, answer } = await openSlow();
    await user.click(await imports());
    await user.click(await imports());
    await user.click(await quiet());
    expect([(await imports()).matches(':checked'), (await quiet()).matches(':checked')]).toEqual([false, false]);
    await answer();
    await answer();
    await waitFor(() => expect(sent()).toEqual([{ imports: true }, { imports: false, quiet: null }]));
    expect([(await imports()).matches(':checked'), (await quiet()).matches(':checked')]).toEqual([false, false]);
  });

  it('and can’t be saved is as it was, and says why; what was pressed after it is saved', async () => {
    const { user, sent, answer, store } = await openSlow();
    await user.click(await imports());
    await user.click(await quiet());
    await answer(false);
    await waitFor(() => expect(store.getState().ui.toasts).toHaveLength(1));
    expect(await imports()).not.toBeChecked();
    expect(await quiet()).not.toBeChecked();
    await answer();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(await imports()).not.toBeChecked();
    expect(await quiet()).not.toBeChecked();
  });
});

it('lists the devices, and turns one of them off', async () => {
  fakeBrowser();
  const other = device({ uuid: '0190a5b4-3c1e-7d7e-8b8f-4f9f3d1c2a98', device: 'Firefox, Mac', is_here: false });
  const { user, server } = await open(settings({ devices: [device(), { ...other, is_paused: true }] }));
  expect(await screen.findByText(/Log in there to go on getting notices/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Turn off notices: Firefox, Mac' }));
  await waitFor(() => expect(server.callsTo(`DELETE /api/v1/user/notices/device/${other.uuid}`)).toHaveLength(1));
});

it('an admin who acts for the person changes nothing here', async () => {
  fakeBrowser();
  await open(settings(), {}, aMe({ masqueraded_by: 'admin@example.com' }));
  expect(await screen.findByText(/Only the person themselves can do this/)).toBeVisible();
});

it('quiet hours are chosen by the hour of the day alone', async () => {
  fakeBrowser();
  await open(settings({ devices: [device()] }));
  const from = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Quiet from' });
  expect(from.selectedOptions[0]).toHaveTextContent(/^9:00 PM$/);
});
