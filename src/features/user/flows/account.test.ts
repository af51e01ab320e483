import type { Action } from '@reduxjs/toolkit';
import { supportReport } from '@app/devtools/supportReport';
import type { RequestState } from '@shared/requestState';
import { aMe } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { setupStartedStore } from '@testing/setupTestStore';
import { userForms, type UserFormName } from '../userForms';

const PROFILE = 'PATCH /api/v1/user/profile';
const PASSWORD = 'POST /api/v1/user/password';
const DELETE = 'DELETE /api/v1/user/me';
const DAY = '2026-12-21T08:00:00.000Z';

const profile = { full_name: ' Ana  María  Castillo\t Ruiz ', phone_number: ' (505)  555-0142 ' };
const folded = { full_name: 'Ana María Castillo Ruiz', phone_number: '(505) 555-0142' };
const change = { current_password: 'canary one', password: ' canary  two ' };

async function afterwards(call: string, answer: Answer, name: UserFormName, submitted: Action) {
  const test = await setupStartedStore({ hasSession: true, answers: { [call]: answer } });
  test.store.dispatch(submitted);
  const state = await test.until(({ user }) => ['succeeded', 'failed'].includes(user[name].status));
  return { ...test, state, request: state.user[name] };
}

const saved = (answer: Answer) => afterwards(PROFILE, answer, 'profile', userForms.profile.submitted(profile));
const changed = (answer: Answer) =>
  afterwards(PASSWORD, answer, 'passwordChange', userForms.passwordChange.submitted(change));
const deleted = (answer: Answer) =>
  afterwards(DELETE, answer, 'accountDeletion', userForms.accountDeletion.submitted({ password: 'canary' }));

const said = ({ ui }: { ui: { toasts: { kind: string; title: string; message: string }[] } }) =>
  ui.toasts.map(({ kind, title, message }) => [kind, title, message]);

const succeeded: RequestState = { status: 'succeeded' };

describe('saving the profile', () => {
  const me = aMe({ ...folded, first_name: 'Ana', last_name: 'María', settings: { units: 'metric' } });

  it('sends it folded, and takes the person as the answer says', async () => {
    const { server, state, request } = await saved({ status: 200, body: me });
    expect(server.callsTo(PROFILE).map(({ body }) => body)).toEqual([folded]);
    expect(request).toEqual(succeeded);
    expect(state.user.me).toEqual(me);
  });

  it('stays in the ranch, and loads nothing again', async () => {
    const { server, state } = await saved({ status: 200, body: me });
    expect(state.user.ranchUuid).toBe(me.ranches[0]?.ranch_uuid);
    expect(server.callsTo('GET /api/v3/user/me')).toHaveLength(1);
    expect(state.subscription.subLoaded).toBe(true);
  });

  it('keeps the person as they were when it is refused, and says why field by field', async () => {
    const details = { full_name: 'Your name is toooooo long', phone_number: 'Phone number is required' };
    const { state, request } = await saved({ status: 422, body: { error: 'Bad', details, code: 'invalid' } });
    expect(request).toMatchObject({ status: 'failed', failure: { fields: details } });
    expect(state.user.me).toEqual(aMe());
    expect(said(state)).toEqual(Object.entries(details).map(([field, words]) => ['error', field, words]));
  });
});

describe('changing the password', () => {
  it('sends both as they were typed', async () => {
    const { server } = await changed({ status: 204 });
    expect(server.callsTo(PASSWORD).map(({ body }) => body)).toEqual([change]);
  });

  it('says that it is changed, and that other devices are signed out', async () => {
    const { state, request } = await changed({ status: 204 });
    expect(request).toEqual(succeeded);
    expect(said(state)).toEqual([['success', '', 'Your password is changed. Other devices have been signed out.']]);
    expect(state.auth.session).toBe('signedIn');
  });

  it('is refused with a wrong password, and ends no session by that', async () => {
    const details = { current_password: 'Your password is wrong' };
    const body = { error: 'Your password is wrong', details, code: 'wrong_credentials' };
    const { state, request } = await changed({ status: 401, body });
    expect(request).toMatchObject({ failure: { code: 'wrong_credentials', fields: details } });
    expect(state.auth.session).toBe('signedIn');
    expect(state.user.me).toEqual(aMe());
  });
});

describe('deleting the account', () => {
  it('sends the password, and keeps the day on which it will be', async () => {
    const { server, state, request } = await deleted({ status: 202, body: { deletion_scheduled_at: DAY } });
    expect(server.callsTo(DELETE).map(({ body }) => body)).toEqual([{ password: 'canary' }]);
    expect(request).toEqual(succeeded);
    expect(state.user.me?.deletion_scheduled_at).toBe(DAY);
    expect(state.auth.session).toBe('signedIn');
  });

  it.each([
    [401, 'wrong_credentials', { password: 'Your password is wrong' }],
    [409, 'last_owner', 'A ranch needs an owner: make someone else an owner first'],
    [403, 'forbidden', 'Only the person can delete this account: an admin who acts for them cannot'],
    [429, 'too_many', 'Too many tries. Please wait a moment'],
  ])('schedules nothing after %d %s', async (status, code, details) => {
    const { state, request } = await deleted({ status, body: { error: 'No', details, code } });
    expect(request).toMatchObject({ status: 'failed', failure: { code } });
    expect(state.user.me?.deletion_scheduled_at).toBeNull();
    const [words] = typeof details === 'string' ? [details] : Object.values(details);
    expect(state.ui.toasts.map(({ message }) => message)).toEqual([words]);
  });
});

it.each<[UserFormName, string, Action]>([
  ['profile', PROFILE, userForms.profile.submitted(profile)],
  ['passwordChange', PASSWORD, userForms.passwordChange.submitted(change)],
  ['accountDeletion', DELETE, userForms.accountDeletion.submitted({ password: 'x' })],
])('%s is sent once, however often its button is pressed', async (name, call, submitted) => {
  const answers = { [call]: 'connection reset' } as const;
  const { store, server, until } = await setupStartedStore({ hasSession: true, answers });
  for (let press = 0; press < 5; press += 1) store.dispatch(submitted);
  const state = await until(({ user }) => user[name].status === 'failed');
  expect(server.callsTo(call)).toHaveLength(1);
  expect(state.ui.toasts).toHaveLength(1);
});

it.each<[UserFormName, string, Action]>([
  ['profile', PROFILE, userForms.profile.submitted(profile)],
  ['passwordChange', PASSWORD, userForms.passwordChange.submitted(change)],
  ['accountDeletion', DELETE, userForms.accountDeletion.submitted({ password: 'x' })],
])('%s leads out when the session is over', async (name, call, submitted) => {
  const over = { status: 401, body: { error: 'x', details: 'Please log in', code: 'unauthenticated' } };
  const { state } = await afterwards(call, over, name, submitted);
  expect(state.auth.session).toBe('anonymous');
  expect(state.user.me).toBeNull();
});

it.each([
  ['a changed password', () => changed({ status: 204 })],
  [
    'a refused password',
    () => changed({ status: 422, body: { error: 'x', details: { password: 'Too common' }, code: 'invalid' } }),
  ],
  ['a deletion', () => deleted({ status: 202, body: { deletion_scheduled_at: DAY } })],
  ['a lost answer', () => deleted('connection reset')],
])('F3: no password stands anywhere after %s', async (_what, run) => {
  const { store } = await run();
  const places = [store.getState(), supportReport(store, new Date()), { ...localStorage }, { ...sessionStorage }];
  expect(JSON.stringify(places)).not.toContain('canary');
  expect(JSON.stringify(places)).toMatch(/user\/(passwordChange|accountDeletion)Submitted/);
});
