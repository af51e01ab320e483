import { screen, within } from '@testing-library/react';
import type { RanchLogPage } from '@contract/keys/keyLog';
import type { KeyUse } from '@contract/keys/keyUse';
import { aRecord } from '@testing/aRecord';
import { aMe, aRanch, RANCH_UUID } from '@testing/factories';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

const RANCH = `/api/v1/ranch/${RANCH_UUID}`;
const UUID = 'a1b2c3d4-0000-4000-8000-000000000001';
const SOURCE = { uuid: 'a1b2c3d4-0000-4000-8000-00000000000a', name: 'Scale at the chute' };
const OPENS = { scopes: ['write' as const], kinds: ['weighing' as const], others: 'own' as const };

const KEY = {
  uuid: UUID,
  source: SOURCE,
  prefix: 'gwk_cana',
  ...OPENS,
  made_by: 'Maria Castillo',
  created_at: '2026-11-20T15:30:00.000Z',
  expires_at: '2999-11-20T15:30:00.000Z',
  off_since: null,
  last_used_at: '2026-11-29T15:30:00.000Z',
};

const USE: KeyUse = {
  days: [
    { day: '2026-11-29', calls: 1_200, refused: 3 },
    { day: '2026-11-28', calls: 5, refused: 0 },
  ],
  addresses: ['192.0.2.1', '2001:db8:1:2::/64'],
  last_refusal: { code: 'forbidden', at: '2026-11-29T18:05:00.000Z' },
};

const entry = (number: number, action: 'key_made' | 'key_revoked' | 'key_first_used') => ({
  uuid: `a1b2c3d4-0000-4000-8000-0000000001${number}0`,
  at: '2026-11-29T18:05:00.000Z',
  action,
  by: number === 3 ? null : { uuid: UUID, full_name: 'Maria Castillo' },
  detail: { key_uuid: UUID, source: SOURCE, ...OPENS, expires_at: KEY.expires_at },
});

const pages: Record<string, RanchLogPage> = {
  '': { entries: [entry(3, 'key_revoked'), entry(2, 'key_first_used')], next_cursor: 'more' },
  more: { entries: [entry(1, 'key_made')], next_cursor: null },
};

async function open({ use = USE, role = 'owner' }: { use?: KeyUse; role?: 'owner' | 'viewer' } = {}) {
  const app = await renderApp('/settings/data', {
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': { status: 200, body: aMe({ ranches: [aRanch({ role })] }) },
      ...fakeRecordServer(aRecord()).answers,
      [`GET ${RANCH}/imports`]: { status: 200, body: { imports: [] } },
      [`GET ${RANCH}/key`]: { status: 200, body: [KEY] },
      [`GET ${RANCH}/key/${UUID}/use`]: { status: 200, body: use },
      [`GET ${RANCH}/log`]: ({ query }) => ({
        status: 200,
        body: pages[new URLSearchParams(query).get('cursor') ?? ''],
      }),
    },
  });
  await screen.findByRole('heading', { name: 'Download' });
  return app;
}

const openDetails = async (app: Awaited<ReturnType<typeof open>>, words: string) => {
  const summary = await screen.findByText(words);
  await app.user.click(summary);
  return within(summary.closest('details') as HTMLElement);
};

it('the use of a key is read when it is opened: its calls by day, its addresses, its last refusal', async () => {
  const app = await open();
  expect(app.server.callsTo(`GET ${RANCH}/key/${UUID}/use`)).toEqual([]);
  const use = await openDetails(app, 'Use in the last 30 days');
  const rows = within(await use.findByRole('table', { name: 'Calls of each day' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Day (UTC)CallsRefused',
    'Nov 29, 20261,2003',
    'Nov 28, 202650',
  ]);
  expect(use.getByText('Came from: 192.0.2.1 and 2001:db8:1:2::/64.')).toBeVisible();
  expect(
    use.getByText(/^Last refused on Nov 29, 2026, .*: the key doesn’t open that, or may not change it\.$/),
  ).toBeVisible();
});

it('a key that was used longer ago says so', async () => {
  const use = await openDetails(
    await open({ use: { days: [], addresses: [], last_refusal: null } }),
    'Use in the last 30 days',
  );
  expect(await use.findByText('Not used in the last 30 days.')).toBeVisible();
});

it('the log of keys is for a viewer too, and comes page by page', async () => {
  const app = await open({ role: 'viewer' });
  const log = await openDetails(app, 'Who made, used and revoked keys');
  expect(await log.findByText('A former member revoked a key for Scale at the chute.')).toBeVisible();
  expect(
    log.getByText('A key for Scale at the chute was used for the first time. Maria Castillo had made it.'),
  ).toBeVisible();
  await app.user.click(log.getByRole('button', { name: 'Show more' }));
  const made = (await log.findByText('Maria Castillo made a key for Scale at the chute.')).closest('li');
  expect(made).toHaveTextContent(/Opens: Writing\. Writes: Weighings\. Ends on November 20, 2999\.$/);
  expect(log.queryByRole('button', { name: 'Show more' })).toBeNull();
});
