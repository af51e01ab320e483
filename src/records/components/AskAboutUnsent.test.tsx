import { act, screen, waitFor, within } from '@testing-library/react';
import { ranchOpened, changeRecorded } from '@records/index';
import { aRanchRecord, aRecord, MESA } from '@testing/aRecord';
import { aMe, aRanch, RANCH_UUID } from '@testing/factories';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import type { Answer } from '@testing/fakeServer';
import { labeled } from '@testing/labeled';
import { move } from '@testing/openRanch';
import { renderApp } from '@testing/renderApp';

const OTHER = '11111111-1111-4111-8111-111111111111';
const SIGN_OUT = 'POST /api/v1/auth/logout';

/** Maria has moved her cows, and the server takes it in that way. */
async function moved(changes: Answer) {
  const ranch = fakeRecordServer(aRecord());
  const ranches = [aRanch(), aRanch({ ranch_uuid: OTHER, name: 'Dry Creek' })];
  const elsewhere = fakeRecordServer([aRanchRecord({}, { uuid: OTHER })]);
  const app = await renderApp('/herds', {
    hasSession: true,
    answers: {
      ...ranch.answers,
      [`GET /api/v1/ranch/${OTHER}/records`]:
        elsewhere.answers[`GET /api/v1/ranch/${RANCH_UUID}/records`] ?? 'no answer',
      'GET /api/v3/user/me': { status: 200, body: aMe({ ranches }) },
      [CHANGES]: changes,
    },
  });
  await screen.findByRole('link', { name: 'cows' });
  act(() => void app.store.dispatch(changeRecorded(labeled('Moved 120 head to Mesa'), [move(MESA)])));
  await waitFor(() => expect(app.server.callsTo(CHANGES)).not.toEqual([]));
  const isSignedOut = () => app.server.callsTo(SIGN_OUT).length > 0;
  const good = () => Object.assign(app.server.answers, ranch.answers);
  return { ...app, ranch, good, isSignedOut };
}

type App = Awaited<ReturnType<typeof moved>>;

async function signOut({ user }: App) {
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
}

const question = () => screen.findByRole('dialog', { name: 'Sign out before your changes are saved?' });

it('asks before a sign-out how many changes would be lost, and nothing is lost by staying', async () => {
  const app = await moved('connection reset');
  await signOut(app);
  const dialog = within(await question());
  expect(dialog.getByText(/^1 change is not saved yet\./)).toBeVisible();
  expect(dialog.getByText('If you sign out now, they are lost.')).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: 'Stay' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  app.good();
  await waitFor(() => expect(app.ranch.applied.size).toBe(1));
  expect(app.isSignedOut()).toBe(false);
});

it('signs out with a yes', async () => {
  const app = await moved('connection reset');
  await signOut(app);
  await app.user.click(within(await question()).getByRole('button', { name: 'Sign out and lose them' }));
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

it('signs out by itself once everything is saved while it asks', async () => {
  const app = await moved('connection reset');
  await signOut(app);
  await question();
  app.good();
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(app.ranch.applied.size).toBe(1);
});

it('says that a change was refused, which no waiting will save', async () => {
  const app = await moved({ status: 403, body: { error: 'No', details: 'You may look only', code: 'forbidden' } });
  await screen.findByRole('heading', { name: 'Not saved: Moved 120 head to Mesa' });
  await signOut(app);
  const dialog = within(await question());
  expect(dialog.getByText(/^1 change was refused/)).toBeVisible();
  expect(dialog.queryByText(/keeps sending/)).toBeNull();
});

it('asks before another ranch is chosen, and not before another page is', async () => {
  const app = await moved('connection reset');
  await app.user.click(screen.getByRole('button', { name: 'Account' }));
  await app.user.click(screen.getByRole('menuitem', { name: 'Settings' }));
  expect(await screen.findByRole('heading', { name: 'Your account' })).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Ranch: Rio Seco' }));
  await app.user.click(screen.getByRole('menuitemradio', { name: 'Dry Creek' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the ranch before your changes are saved?' }));
  await app.user.click(dialog.getByRole('button', { name: 'Change the ranch' }));
  expect(app.store.getState().user.ranchUuid).toBe(OTHER);
  act(() => void app.store.dispatch(ranchOpened({ ranchUuid: OTHER, actor: aMe().uuid })));
  await signOut(app);
  expect(within(await question()).getByText(/^1 change is not saved yet\./)).toBeVisible();
});

it('asks nothing once all is saved', async () => {
  const app = await moved('connection reset');
  app.good();
  await waitFor(() => expect(app.ranch.applied.size).toBe(1));
  await signOut(app);
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
});
