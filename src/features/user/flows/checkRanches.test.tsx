import { act, screen, waitFor } from '@testing-library/react';
import { sessionEnded } from '@shared/events';
import { aMe, anOpenInvitation, aRanch, mariaAsMember, RANCH_UUID } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';
import { setupStartedStore } from '@testing/setupTestStore';
import { userForms } from '../userForms';
import { changesOfOthers } from './takeMe';

const ME = 'GET /api/v3/user/me';
const LIST = `GET /api/v1/ranch/${RANCH_UUID}/invitation`;
const SEND = `POST /api/v1/ranch/${RANCH_UUID}/invitation`;
const OTHER = '11111111-1111-4111-8111-111111111111';
const other = aRanch({ ranch_uuid: OTHER, name: 'Dry Creek' });
const notFound: Answer = { status: 404, body: { error: 'x', details: 'Not found', code: 'not_found' } };
const forbidden: Answer = { status: 403, body: { error: 'x', details: 'Not for you', code: 'forbidden' } };
const meWith = (...ranches: ReturnType<typeof aRanch>[]): Answer => ({ status: 200, body: aMe({ ranches }) });

async function open(answers: Record<string, Answer> = {}) {
  const app = await renderApp('/settings/team', {
    hasSession: true,
    answers: {
      [LIST]: { status: 200, body: [anOpenInvitation()] },
      [`GET /api/v3/ranch/${RANCH_UUID}/user`]: { status: 200, body: [mariaAsMember()] },
      [`GET /api/v3/ranch/${OTHER}/user`]: { status: 200, body: [mariaAsMember({ full_name: 'Other Castillo' })] },
      ...answers,
    },
  });
  await screen.findByText('ben@example.com');
  const invite = async () => {
    await app.user.type(screen.getByLabelText('Email'), 'cora@example.com');
    await app.user.click(screen.getByRole('button', { name: 'Send invitation' }));
  };
  return { ...app, invite };
}

it('who was removed is told at the next refusal, and sees nothing of the ranch any more', async () => {
  const { server, store, invite } = await open({ [SEND]: notFound });
  server.answers[ME] = meWith();
  await invite();
  expect(await screen.findByText('You are no longer on Rio Seco')).toBeVisible();
  await waitFor(() => expect(location.pathname).toBe('/no-ranch'));
  expect(screen.queryByText('ben@example.com')).toBeNull();
  await waitFor(() => expect(store.getState().team).toMatchObject({ ranchTeam: [], teamLoaded: true }));
  expect(store.getState().subscription.sub).toBeNull();
});

it('who was removed goes on on another ranch of theirs', async () => {
  const { server, store, invite } = await open({ [ME]: meWith(aRanch(), other), [SEND]: notFound });
  server.answers[ME] = meWith(other);
  await invite();
  expect(await screen.findByText('You are no longer on Rio Seco')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'The team of Dry Creek' })).toBeVisible();
  expect(await screen.findByText(/^Other Castillo/)).toBeVisible();
  expect(store.getState().user.ranchUuid).toBe(OTHER);
});

it('whose role changed is told at the next refusal, and what they may no longer do goes from the page', async () => {
  const { server, invite } = await open({ [SEND]: forbidden });
  server.answers[ME] = meWith(aRanch({ role: 'viewer' }));
  server.answers[`GET /api/v3/ranch/${RANCH_UUID}/user`] = { status: 200, body: [mariaAsMember({ role: 'viewer' })] };
  await invite();
  expect(await screen.findByText('Your role on Rio Seco is Viewer now')).toBeVisible();
  expect(await screen.findByText(/^Viewer since/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send invitation' })).toBeNull();
  expect(screen.queryByText('ben@example.com')).toBeNull();
  expect(location.pathname).toBe('/settings/team');
});

it('a refusal for another reason changes nothing, and says nothing but why', async () => {
  const { server, store, invite } = await open({ [SEND]: forbidden });
  await invite();
  await waitFor(() => expect(server.callsTo(ME)).toHaveLength(2));
  await waitFor(() => expect(store.getState().ui.pendingRequests).toBe(0));
  expect(screen.getByRole('button', { name: 'Send invitation' })).toBeEnabled();
  expect(screen.getByLabelText('Email')).toHaveValue('cora@example.com');
  expect(screen.queryByText(/no longer on|is Owner now/)).toBeNull();
});

it('a list that is refused tells too, and no ranch is asked for what the server could not say', async () => {
  const { store } = await renderApp('/settings/team', { hasSession: true, answers: { [LIST]: forbidden } });
  await waitFor(() => expect(store.getState().ui.pendingRequests).toBe(0));
  expect(store.getState().user.ranchUuid).toBe(RANCH_UUID);
  await act(async () => void store.dispatch(sessionEnded('elsewhere')));
});

it('an answer about the person tells as well: saved settings without the ranch take it from the page', async () => {
  const { store, until } = await setupStartedStore({
    hasSession: true,
    answers: { 'PATCH /api/v1/user/me': meWith() },
  });
  store.dispatch(userForms.preferences.submitted({ units: 'metric' }));
  const state = await until(({ user }) => user.preferences.status === 'succeeded');
  expect(state.user.ranchUuid).toBeNull();
  expect(state.ui.toasts.map(({ message }) => message)).toEqual(['You are no longer on Rio Seco']);
});

it('says nothing of another person, of a ranch that was joined, or of nobody', () => {
  const now = aMe({ ranches: [aRanch(), other] });
  expect(changesOfOthers(aMe(), now)).toEqual([]);
  expect(changesOfOthers(null, now)).toEqual([]);
  expect(changesOfOthers(aMe({ uuid: 'someone-else', ranches: [aRanch({ role: 'viewer' })] }), now)).toEqual([]);
  expect(changesOfOthers(now, aMe({ ranches: [] }))).toEqual([
    'You are no longer on Rio Seco',
    'You are no longer on Dry Creek',
  ]);
});
