import { act, screen, waitFor, within } from '@testing-library/react';
import type { Me } from '@contract/people/me';
import { meLoaded } from '@shared/events';
import { aMe, aRanch } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const BETA = 'POST /api/v1/user/beta';
const where = (BETA: string) => ({ 'GET /assets/json/settingsV.json': { status: 200, body: { BETA } } });
const CLOSED = where('closed');
const OPEN = where('open');
const WORDS = 'Open the map (beta)';

async function open(path: string, over: Partial<Me> = {}, answers: Record<string, Answer> = {}) {
  const me = { status: 200, body: aMe(over) };
  const app = await renderApp(path, { hasSession: true, answers: { 'GET /api/v3/user/me': me, ...answers } });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const button = () => screen.queryByRole('button', { name: WORDS });
const inBar = () => within(screen.getByRole('navigation', { name: 'Main' })).queryByRole('link', { name: 'Map' });

describe.each(['/paddocks', '/herds', '/onboarding/step-2'])('on %s', (path) => {
  it('a press makes the person a beta tester and leads to the map, which is in the bar from then on', async () => {
    const { user, server } = await open(path, {}, OPEN);
    expect(inBar()).toBeNull();
    await user.click(await screen.findByRole('button', { name: WORDS }));
    await waitFor(() => expect(location.pathname).toBe('/map'));
    expect(server.callsTo(BETA).map(({ body }) => body)).toEqual([{ is_beta_tester: true }]);
    expect(inBar()).toBeVisible();
  });

  it.each([{ is_beta_tester: true }, { is_admin: true }])(
    'for %j it is a link, which asks for nothing',
    async (over) => {
      const { user, server } = await open(path, over, CLOSED);
      await user.click(await screen.findByRole('link', { name: WORDS }));
      await waitFor(() => expect(location.pathname).toBe('/map'));
      expect(server.callsTo(BETA)).toEqual([]);
    },
  );

  it('a tester is offered nothing more than the bar where everyone is one', async () => {
    await open(path, { is_beta_tester: true }, where('everyone'));
    expect(inBar()).toBeVisible();
    expect([button(), screen.queryByRole('link', { name: WORDS })]).toEqual([null, null]);
  });

  it('who left the beta finds a way back in where everyone is in it', async () => {
    await open(path, {}, where('everyone'));
    expect(await screen.findByRole('button', { name: WORDS })).toBeVisible();
  });

  it('nothing is offered where the operator has closed the beta', async () => {
    await open(path, {}, CLOSED);
    await waitFor(() => expect(button()).toBeNull());
    expect(screen.queryByRole('link', { name: WORDS })).toBeNull();
  });
});

it('is there for viewers too', async () => {
  await open('/herds', { ranches: [aRanch({ role: 'viewer' })] });
  expect(await screen.findByRole('button', { name: WORDS })).toBeVisible();
});

it.each<[string, Answer, string]>([
  ['a refusal', { status: 403, body: { error: 'x', details: 'The beta is closed here', code: 'forbidden' } }, 'closed'],
  ['a lost line', 'connection reset', 'Something went wrong'],
])('says so beside the button after %s, stays, and can be pressed again', async (_what, answer, words) => {
  const { user, server } = await open('/herds', {}, { [BETA]: answer });
  await user.click(await screen.findByRole('button', { name: WORDS }));
  await waitFor(() => expect(button()).toHaveAccessibleDescription(expect.stringContaining(words)));
  expect([location.pathname, inBar()]).toEqual(['/herds', null]);
  server.answers[BETA] = { status: 200, body: aMe({ is_beta_tester: true }) };
  await user.click(button() ?? document.body);
  await waitFor(() => expect(location.pathname).toBe('/map'));
});

it('sends one request while it waits, however often it is pressed', async () => {
  const { user, server } = await open('/herds', {}, { [BETA]: 'no answer' });
  const press = await screen.findByRole('button', { name: WORDS });
  await user.click(press);
  await user.click(press);
  expect(press).toHaveAttribute('aria-busy', 'true');
  expect(server.callsTo(BETA)).toHaveLength(1);
});

it('leads nobody away whom somebody else has let in meanwhile', async () => {
  const { store } = await open('/herds', {}, OPEN);
  await screen.findByRole('button', { name: WORDS });
  act(() => void store.dispatch(meLoaded(aMe({ is_beta_tester: true }))));
  expect(await screen.findByRole('link', { name: WORDS })).toBeVisible();
  expect(location.pathname).toBe('/herds');
});

it('asks first where something is not saved', async () => {
  const { user, server } = await open('/onboarding/step-2');
  await user.click(await screen.findByRole('radio', { name: 'Hybrid' }));
  await user.click(screen.getByRole('button', { name: WORDS }));
  expect(server.callsTo(BETA)).toEqual([]);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(location.pathname).toBe('/map'));
});
