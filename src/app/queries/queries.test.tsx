import { act, screen, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { forms } from '@features/auth';
import { sessionEnded, sessionOpenedElsewhere } from '@shared/events';
import { aMe, aMember, anOpenInvitation, RANCH_UUID } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';
import { supportReport } from '../devtools/supportReport';

const ME = 'GET /api/v3/user/me';
const LIST = `GET /api/v1/ranch/${RANCH_UUID}/invitation`;
const SEND = `POST /api/v1/ranch/${RANCH_UUID}/invitation`;
const secret = 'canary@example.com';
const listed = { status: 200, body: [anOpenInvitation({ email: secret })] };
const unauthenticated = {
  status: 401,
  body: { error: 'Sign in', details: 'Sign in', code: 'unauthenticated' },
};

async function open(answers: Record<string, Answer> = {}) {
  const app = await renderApp('/settings/team', {
    hasSession: true,
    answers: {
      [LIST]: listed,
      [`GET /api/v3/ranch/${RANCH_UUID}/user`]: { status: 200, body: [aMember()] },
      ...answers,
    },
  });
  await screen.findByText('Ana Lopez');
  const isKnown = () => (JSON.stringify(app.store.getState()) + supportReport(app.store, new Date())).includes(secret);
  return { ...app, isKnown };
}

it('F5: nothing of a list is left after signing out', async () => {
  const { store, isKnown } = await open();
  expect(await screen.findByText(secret)).toBeVisible();
  expect(isKnown()).toBe(true);
  await act(async () => void store.dispatch(forms.signOut.submitted()));
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(isKnown()).toBe(false);
  expect(document.body).not.toHaveTextContent(secret);
});

it('F5: no list is asked for once the session has ended, however often the page is drawn meanwhile', async () => {
  const { store, server } = await open();
  expect(await screen.findByText(secret)).toBeVisible();
  const asked = server.callsTo(LIST).length;
  store.subscribe(() => flushSync(() => undefined));
  await act(async () => void store.dispatch(sessionEnded('signedOut')));
  await waitFor(() => expect(location.pathname).toBe('/login'));
  await waitFor(() => expect(store.getState().ui.pendingRequests).toBe(0));
  expect(server.callsTo(LIST)).toHaveLength(asked);
});

it('F5: nothing of a list is left after someone else has signed in in another tab', async () => {
  const { store, server } = await open();
  expect(await screen.findByText(secret)).toBeVisible();
  server.answers[ME] = { status: 200, body: aMe({ uuid: 'someone-else', ranches: [] }) };
  await act(async () => void store.dispatch(sessionOpenedElsewhere()));
  await waitFor(() => expect(location.pathname).toBe('/no-ranch'));
  expect(JSON.stringify(store.getState())).not.toContain(secret);
});

it('F5: an answer under way as the session ends comes to nobody', async () => {
  const { store, isKnown, user } = await open({ [SEND]: 'no answer' });
  await user.type(screen.getByLabelText('Email'), secret);
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  await act(async () => void store.dispatch(sessionEnded('elsewhere')));
  await waitFor(() => expect(store.getState().ui.pendingRequests).toBe(0));
  expect(isKnown()).toBe(false);
  expect(store.getState().ui.toasts).toEqual([]);
});

it('a list that the server refuses for want of a session ends it', async () => {
  const { store } = await renderApp('/settings/team', { hasSession: true, answers: { [LIST]: unauthenticated } });
  await waitFor(() => expect(store.getState().auth.session).toBe('anonymous'));
  await waitFor(() => expect(location.pathname).toBe('/login'));
});

it('a list counts as pending while it is asked for', async () => {
  const { store } = await open({ [LIST]: 'no answer' });
  expect(store.getState().ui.pendingRequests).toBe(1);
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
});

it('nothing of a list is kept in this browser', async () => {
  await open();
  await screen.findByText(secret);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(secret);
});

it('draws without a complaint that the store cannot hold lists yet', async () => {
  const complained = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open();
  expect(complained.mock.calls).toEqual([]);
  complained.mockRestore();
});
