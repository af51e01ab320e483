import { screen, waitFor, within } from '@testing-library/react';
import type { Seal } from '@contract/grazing/seal';
import type { Role } from '@contract/ranches/rights';
import { aRecord } from '@testing/aRecord';
import { BAD_ANSWERS } from '@testing/badAnswers';
import { aMe, aRanch, RANCH_UUID } from '@testing/factories';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const SEAL = `GET /api/v1/ranch/${RANCH_UUID}/seal`;
const KEY = '56475aa75463474c';
const hashOf = (n: number) => String(n).padStart(64, '0');
const aHead = (n: number, day: string) => ({ n, line_sha256: hashOf(n), signed_at: `${day}T12:00:00.000Z`, key: KEY });
const aSeal = (over: Partial<Seal> = {}): Seal => ({
  key: KEY,
  end: { n: 813, line_sha256: hashOf(813) },
  heads: [aHead(812, '2026-11-21'), aHead(640, '2026-11-20')],
  ...over,
});

async function open({
  role = 'owner',
  answer = { status: 200, body: aSeal() },
}: { role?: Role; answer?: Answer } = {}) {
  const app = await renderApp('/settings/data', {
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': { status: 200, body: aMe({ ranches: [aRanch({ role })] }) },
      ...fakeRecordServer(aRecord()).answers,
      [`GET /api/v1/ranch/${RANCH_UUID}/imports`]: { status: 200, body: { imports: [] } },
      [`GET /api/v1/ranch/${RANCH_UUID}/key`]: { status: 200, body: [] },
      [`GET /api/v1/ranch/${RANCH_UUID}/webhook`]: { status: 200, body: [] },
      [`GET /api/v1/ranch/${RANCH_UUID}/log`]: { status: 200, body: { entries: [], next_cursor: null } },
      [SEAL]: answer,
    },
  });
  await screen.findByRole('heading', { name: 'Download' });
  return app;
}

const fact = (name: string) => screen.getByText(name).nextElementSibling;
const theDownload = () => screen.findByRole('link', { name: 'Download the history' });

it.each(['owner', 'manager'] as const)(
  'EVIDENCE 3.3: %ss see the last line, its hash, the key and when it was signed last',
  async (role) => {
    await open({ role });
    await theDownload();
    expect(fact('Last line')).toHaveTextContent(/^Line 813$/);
    expect(fact('Its hash')).toHaveTextContent(hashOf(813));
    expect(fact('Last signed')).toHaveTextContent(/^Line 812, Nov 21, 2026/);
    expect(fact('Key of this server')).toHaveTextContent(KEY);
  },
);

it('EVIDENCE 3.3: the latest seals are listed', async () => {
  const { user } = await open();
  await user.click(await screen.findByText('Latest seals'));
  const rows = within(screen.getByRole('table', { name: 'Latest seals' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(`Line 812`),
    expect.stringContaining(`${hashOf(640)}${KEY}`),
  ]);
});

it('EVIDENCE 3.5: the history is downloaded, and the page that checks it is next to it', async () => {
  await open();
  expect(await theDownload()).toHaveAttribute('href', `/api/v1/ranch/${RANCH_UUID}/export/history.jsonl`);
  expect(screen.getByRole('link', { name: 'the page that checks a history' })).toHaveAttribute('href', '/verify');
  expect(screen.getByText(/^This check shows that the lines fit each other, not when they were made/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'have it mailed to you' })).toHaveAttribute('href', '/settings/account');
});

it('EVIDENCE 3.4: of a ranch that has not caught up it says so, and shows no failure', async () => {
  await open({ answer: { status: 200, body: aSeal({ end: null, heads: [] }) } });
  expect(await screen.findByText(/^The server is still adding this ranch’s earlier changes/)).toBeVisible();
  expect(fact('Last signed')).toHaveTextContent('Not signed yet');
  expect(screen.queryByRole('link', { name: 'Download the history' })).toBeNull();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
    screen.getAllByRole('alert').map(() => ''),
  );
});

it.each(['member', 'viewer'] as const)('EVIDENCE 12.9: a %s sees nothing of it', async (role) => {
  const app = await open({ role });
  expect(screen.queryByRole('heading', { name: 'Seal of the record' })).toBeNull();
  expect(app.server.callsTo(SEAL)).toEqual([]);
});

it.each(BAD_ANSWERS)('R1: a call that ends in %s says so, and is tried again', async (_what, answer) => {
  const app = await open({ answer });
  const [card] = screen
    .getAllByRole('heading', { name: 'Seal of the record' })
    .map(({ parentElement }) => parentElement);
  const again = await within(card as HTMLElement).findByRole('button', { name: 'Try again' });
  app.server.answers[SEAL] = { status: 200, body: aSeal() };
  await app.user.click(again);
  await theDownload();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
});
