import { screen, waitFor, within } from '@testing-library/react';
import type { ApiKey, NewApiKey } from '@contract/keys/apiKey';
import type { Role } from '@contract/ranches/rights';
import { supportReport } from '@app/devtools/supportReport';
import { aRecord } from '@testing/aRecord';
import { BAD_ANSWERS } from '@testing/badAnswers';
import { aMe, aRanch, RANCH_UUID } from '@testing/factories';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const KEYS = `/api/v1/ranch/${RANCH_UUID}/key`;
const [LIST, MAKE] = [`GET ${KEYS}`, `POST ${KEYS}`];
const KEY = 'gwk_canary-key-of-43-characters-in-all-012345678_0aZ9bY';
const UUID = 'a1b2c3d4-0000-4000-8000-000000000001';

const SOURCE = 'a1b2c3d4-0000-4000-8000-00000000000a';
/** What an answer says of a key. */
const SHOWN: Omit<NewApiKey, 'key' | 'uuid'> = {
  source: { uuid: SOURCE, name: 'QGIS in the office' },
  prefix: 'gwk_cana',
  scopes: ['figures'],
  kinds: [],
  others: 'own',
  expires_at: '2999-11-20T15:30:00.000Z',
};

const aKey = (over: Partial<ApiKey> = {}): ApiKey => ({
  uuid: UUID,
  ...SHOWN,
  made_by: 'Maria Castillo',
  created_at: '2026-11-20T15:30:00.000Z',
  off_since: null,
  last_used_at: null,
  ...over,
});
const made: Answer = { status: 201, body: { uuid: UUID, ...SHOWN, key: KEY } };

async function open({
  role = 'owner',
  answer = made,
  keys = [] as ApiKey[],
}: { role?: Role; answer?: Answer; keys?: ApiKey[] } = {}) {
  const listed = [...keys];
  const isMade = typeof answer === 'object' && answer.status === 201;
  const app = await renderApp('/settings/data', {
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': { status: 200, body: aMe({ ranches: [aRanch({ role })] }) },
      ...fakeRecordServer(aRecord()).answers,
      [`GET /api/v1/ranch/${RANCH_UUID}/imports`]: { status: 200, body: { imports: [] } },
      [LIST]: () => ({ status: 200, body: [...listed] }),
      [MAKE]: () => {
        if (isMade) listed.push(aKey());
        return answer;
      },
      [`DELETE ${KEYS}/${UUID}`]: () => {
        listed.splice(0);
        return { status: 204 };
      },
    },
  });
  await screen.findByRole('heading', { name: 'Download' });
  return app;
}
type App = Awaited<ReturnType<typeof open>>;

const dialog = () => screen.getByRole('dialog', { name: 'Make a key' });
const name = () => within(dialog()).getByLabelText<HTMLInputElement>('Name');

async function make({ user }: App) {
  await user.click(await screen.findByRole('button', { name: 'Make a key' }));
  await user.type(name(), '  QGIS in  the office');
  await user.click(within(dialog()).getByRole('button', { name: 'Make key' }));
}
const row = async () => (await screen.findByRole('button', { name: 'Revoke QGIS in the office' })).closest('li');
const addressOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

it('E4: a key is made with a name, and its addresses are shown once', async () => {
  const app = await open();
  await make(app);
  expect(await screen.findByRole('heading', { name: 'The key of QGIS in the office' })).toHaveFocus();
  expect(app.server.callsTo(MAKE).map(({ body }) => body)).toEqual([
    {
      source: 'QGIS in the office',
      scopes: ['figures'],
      expires_at: expect.stringMatching(/^20\d\d-\d\d-\d\dT.*Z$/),
    },
  ]);
  const base = `http://localhost/api/v1/ranch/${RANCH_UUID}/export`;
  expect(addressOf('QGIS and other maps')).toBe(`${base}/paddocks.geojson?key=${KEY}`);
  expect(addressOf('Google Earth')).toBe(`${base}/paddocks.kml?key=${KEY}`);
  expect(addressOf('Spreadsheets')).toBe(`${base}/paddocks.csv?key=${KEY}`);
  expect(await row()).toHaveTextContent(
    /^QGIS in the office gwk_cana….*Opens: Figures\. Made by Maria Castillo on .*, never used\. Ends on November 20, 2999\./,
  );
  await app.user.click(screen.getByRole('link', { name: 'Team' }));
  await app.user.click(await screen.findByRole('link', { name: 'Data' }));
  expect(await row()).toHaveTextContent('Made by Maria Castillo');
  expect(screen.queryByLabelText('Google Earth')).toBeNull();
});

it('F3, OPEN K3: the key is in no state, no support report, no storage, no address and no log', async () => {
  const logged = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) => jest.spyOn(console, level));
  const app = await open();
  await make(app);
  await screen.findByLabelText('Google Earth');
  const everywhere = [
    app.store.getState(),
    supportReport(app.store, new Date()),
    { ...localStorage },
    { ...sessionStorage },
    location.href,
    history.state,
    logged.map(({ mock }) => mock.calls),
  ];
  expect(JSON.stringify(everywhere)).toContain('maria@example.com');
  expect(JSON.stringify(everywhere)).not.toContain('canary');
  logged.forEach((spy) => spy.mockRestore());
});

it('the network link for Google Earth is a file', async () => {
  const app = await open();
  const blobs: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => (blobs.push(blob), 'blob:it'),
    revokeObjectURL: () => undefined,
  });
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await make(app);
  await app.user.click(await screen.findByRole('button', { name: 'Download the network link' }));
  expect(clicked.mock.contexts.map(({ download }: HTMLAnchorElement) => download)).toEqual(['paddocks-live.kml']);
  expect(blobs.map(({ type }) => type)).toEqual(['application/vnd.google-earth.kml+xml']);
  clicked.mockRestore();
});

it('a key of the calendar has the address of the calendar alone', async () => {
  const body = { uuid: UUID, ...SHOWN, source: { uuid: SOURCE, name: 'Phone' }, scopes: ['calendar'], key: KEY };
  const app = await open({ answer: { status: 201, body } });
  await app.user.click(await screen.findByRole('button', { name: 'Make a key' }));
  await app.user.type(name(), 'Phone');
  await app.user.click(within(dialog()).getByRole('checkbox', { name: 'Figures' }));
  await app.user.click(within(dialog()).getByRole('checkbox', { name: 'Calendar' }));
  await app.user.click(within(dialog()).getByRole('button', { name: 'Make key' }));
  expect(await screen.findByLabelText('Calendar')).toHaveValue(
    `http://localhost/api/v1/ranch/${RANCH_UUID}/calendar.ics?key=${KEY}`,
  );
  expect(app.server.callsTo(MAKE).map(({ body: sent }) => sent)).toMatchObject([
    { source: 'Phone', scopes: ['calendar'] },
  ]);
  expect(screen.queryByLabelText('Google Earth')).toBeNull();
});

it('the addresses of one key stay while another is made', async () => {
  const app = await open();
  await make(app);
  await screen.findByRole('region', { name: 'The key of QGIS in the office' });
  const [phone, key] = [
    'a1b2c3d4-0000-4000-8000-000000000002',
    'gwk_another-key-of-43-characters-0123456789abcd_000000',
  ];
  const ofPhone = { source: { uuid: SOURCE, name: 'Phone' }, scopes: ['calendar' as const] };
  app.server.answers[MAKE] = { status: 201, body: { uuid: phone, ...SHOWN, ...ofPhone, key } };
  app.server.answers[LIST] = { status: 200, body: [aKey(), aKey({ uuid: phone, ...ofPhone })] };
  await make(app);
  await screen.findByRole('region', { name: 'The key of Phone' });
  const [first, second] = screen.getAllByRole('region', { name: /^The key of/ });
  expect(within(first as HTMLElement).getByLabelText<HTMLInputElement>('Calendar').value).toContain(key);
  expect(within(second as HTMLElement).getByLabelText<HTMLInputElement>('Google Earth').value).toContain(KEY);
});

it('a key is revoked after a question, and its addresses go with it', async () => {
  const app = await open();
  await make(app);
  await app.user.click(await screen.findByRole('button', { name: 'Revoke QGIS in the office' }));
  const question = await screen.findByRole('dialog', { name: 'Revoke QGIS in the office?' });
  await app.user.click(within(question).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull());
  expect(screen.queryByLabelText('Google Earth')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Keys for other programs' })).toHaveFocus();
});

it('says when a key was used last', async () => {
  await open({ role: 'manager', keys: [aKey({ last_used_at: '2026-11-21T10:00:00.000Z' })] });
  expect(await row()).toHaveTextContent('last used on November 21, 2026');
});

it.each(['member', 'viewer'] as const)('a %s downloads, and sees nothing of the keys', async (role) => {
  const app = await open({ role });
  expect(screen.getByRole('link', { name: 'paddocks.geojson' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Keys for other programs' })).toBeNull();
  expect(app.server.callsTo(LIST)).toEqual([]);
});

it('A2: what the server says of the name stands beside it', async () => {
  const details = { source: 'This ranch has 50 keys. Revoke one that is not needed first' };
  const app = await open({ answer: { status: 422, body: { error: 'Bad', details, code: 'invalid' } } });
  await make(app);
  await waitFor(() => expect(name()).toHaveAccessibleDescription(expect.stringContaining(details.source)));
});

it.each(BAD_ANSWERS)('R1: making one that ends in %s says so, and keeps what was typed', async (_what, answer) => {
  const app = await open({ answer });
  await make(app);
  await waitFor(() => expect(within(dialog()).getByRole('alert').textContent).toMatch(/^[^<>{}]{2,300}$/));
  expect(name()).toHaveValue('  QGIS in  the office');
  expect(screen.queryByLabelText('Google Earth')).toBeNull();
});

it('the next key is of the same source', async () => {
  const app = await open({ keys: [aKey({ uuid: SOURCE })] });
  await app.user.click(await screen.findByRole('button', { name: 'Next key of QGIS in the office' }));
  const form = within(screen.getByRole('dialog', { name: 'Make the next key of QGIS in the office' }));
  expect(form.queryByLabelText('Name')).toBeNull();
  await app.user.click(form.getByRole('button', { name: 'Make key' }));
  await screen.findByRole('heading', { name: 'The key of QGIS in the office' });
  expect(app.server.callsTo(MAKE).map(({ body }) => body)).toMatchObject([{ source: SOURCE, scopes: ['figures'] }]);
});

it('a key without what it opens, or with more than the calendar, is not asked for', async () => {
  const app = await open();
  await app.user.click(await screen.findByRole('button', { name: 'Make a key' }));
  await app.user.type(name(), 'Scale');
  await app.user.click(within(dialog()).getByRole('checkbox', { name: 'Figures' }));
  await app.user.click(within(dialog()).getByRole('button', { name: 'Make key' }));
  expect(await within(dialog()).findByText('Choose what the key opens')).toBeVisible();
  await app.user.click(within(dialog()).getByRole('checkbox', { name: 'Calendar' }));
  await app.user.click(within(dialog()).getByRole('checkbox', { name: 'Photos' }));
  await app.user.click(within(dialog()).getByRole('button', { name: 'Make key' }));
  expect(await within(dialog()).findByText('A key of the calendar opens nothing else: make two keys')).toBeVisible();
  expect(app.server.callsTo(MAKE)).toEqual([]);
});

it('OPEN §6: keys that a restored backup switched off are switched on with one press', async () => {
  const off_since = '2026-11-21T10:00:00.000Z';
  const app = await open({ keys: [aKey({ off_since }), aKey({ uuid: SOURCE, off_since })] });
  const on = `POST ${KEYS}/on`;
  app.server.answers[on] = () => {
    app.server.answers[LIST] = { status: 200, body: [aKey()] };
    return { status: 204 };
  };
  expect(await screen.findAllByText('Off since a backup was restored.')).toHaveLength(2);
  await app.user.click(screen.getByRole('button', { name: 'Switch all keys on' }));
  const question = await screen.findByRole('dialog', { name: 'Switch all keys on?' });
  await app.user.click(within(question).getByRole('button', { name: 'Switch on' }));
  await waitFor(() => expect(screen.queryByText('Off since a backup was restored.')).toBeNull());
  expect(app.server.callsTo(on).map(({ body }) => body)).toEqual([{ uuids: [UUID, SOURCE] }]);
});

it('a key that writes names its kinds, and asks for the password', async () => {
  const app = await open();
  await app.user.click(await screen.findByRole('button', { name: 'Make a key' }));
  const form = within(dialog());
  await app.user.type(name(), 'Rain gauge');
  await app.user.click(form.getByRole('checkbox', { name: 'Figures' }));
  expect(form.queryByLabelText('Your password')).toBeNull();
  await app.user.click(form.getByRole('checkbox', { name: 'Writing' }));
  await app.user.click(form.getByRole('button', { name: 'Make key' }));
  expect(await form.findByText('Choose what the key may write')).toBeVisible();
  expect(form.getByText('Password is required')).toBeVisible();
  expect(app.server.callsTo(MAKE)).toEqual([]);
  await app.user.click(form.getByRole('checkbox', { name: 'Rainfalls' }));
  await app.user.type(form.getByLabelText('Your password'), 'sagebrush moon');
  await app.user.click(form.getByRole('button', { name: 'Make key' }));
  await screen.findByRole('heading', { name: 'The key of QGIS in the office' });
  const opens = { scopes: ['write'], kinds: ['rain'], others: 'own', password: 'sagebrush moon' };
  expect(app.server.callsTo(MAKE).map(({ body }) => body)).toMatchObject([{ source: 'Rain gauge', ...opens }]);
  expect(JSON.stringify(app.store.getState())).not.toContain('sagebrush');
});

it('a key that writes says what it writes', async () => {
  await open({ keys: [aKey({ scopes: ['figures', 'write'], kinds: ['rain', 'weighing'] })] });
  expect(await row()).toHaveTextContent('Opens: Figures, Writing. Writes: Rainfalls, Weighings.');
});

it('kinds that were chosen are not in the way of a key that does not write', async () => {
  const app = await open();
  await app.user.click(await screen.findByRole('button', { name: 'Make a key' }));
  const form = within(dialog());
  await app.user.type(name(), 'Map');
  await app.user.click(form.getByRole('checkbox', { name: 'Writing' }));
  await app.user.click(form.getByRole('checkbox', { name: 'Rainfalls' }));
  await app.user.click(form.getByRole('checkbox', { name: 'Writing' }));
  await app.user.click(form.getByRole('button', { name: 'Make key' }));
  await screen.findByRole('heading', { name: 'The key of QGIS in the office' });
  expect(Object.keys(app.server.callsTo(MAKE)[0]?.body as object)).toEqual(['source', 'scopes', 'expires_at']);
});
