import { supportReport } from '@app/devtools/supportReport';
import { appStarted } from '@shared/events';
import { linkTokens, takeLinkTokens } from '@shared/lib/linkTokens';
import { aMe, anInvitation, aRanch, aToken, RANCH_UUID, SEASON_UUID } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { setupStartedStore, setupTestStore } from '@testing/setupTestStore';
import { userForms } from '../userForms';

const ME = 'GET /api/v3/user/me';
const JOIN = 'POST /api/v1/ranch/join';
const OTHER = '11111111-1111-4111-8111-111111111111';
const OTHER_SEASON = '22222222-2222-4222-8222-222222222222';
const token = aToken(anInvitation());
const joined = aRanch({ ranch_uuid: OTHER, name: 'Dry Creek', role: 'manager', current_season_uuid: OTHER_SEASON });
const subscription = { status: 'active', plan: 'ranch', trial_ends_at: null };
const member = {
  uuid: 'x',
  first_name: 'Ann',
  last_name: 'Lee',
  full_name: 'Ann Lee',
  email: 'ann@example.com',
  role: 'owner',
  joined_at: '2026-01-01T00:00:00.000Z',
};

const answersOf = (answer: Answer, me: object) => ({
  [ME]: { status: 200, body: me },
  [JOIN]: answer,
  [`GET /api/v1/ranch/${OTHER}/payment`]: { status: 200, body: subscription },
  [`GET /api/v3/ranch/${OTHER}/user`]: { status: 200, body: [member] },
});

function openLink() {
  history.replaceState(null, '', `/join-ranch?invitationToken=${token}`);
  takeLinkTokens();
}

async function arrived(answer: Answer = { status: 200, body: joined }, me = aMe()) {
  openLink();
  const test = await setupStartedStore({ hasSession: true, answers: answersOf(answer, me) });
  const submit = () => {
    test.store.dispatch(userForms.ranchJoin.submitted());
    return test.until(({ user }) => user.ranchJoin.status !== 'pending');
  };
  return { ...test, submit };
}

afterEach(() => linkTokens.forget('invitationToken'));

describe.each([
  ['another ranch', aMe(), [aRanch(), joined]],
  ['no ranch', aMe({ ranches: [] }), [joined]],
])('someone on %s who accepts an invitation', (_what, me, ranches) => {
  it('sends the token and nothing else', async () => {
    const { server, submit } = await arrived(undefined, me);
    await submit();
    expect(server.callsTo(JOIN).map(({ body }) => body)).toEqual([{ invitation_token: token }]);
  });

  it('is on that ranch, works in it, and has its subscription and team', async () => {
    const { submit, until } = await arrived(undefined, me);
    await submit();
    const state = await until(({ team, subscription: { subLoaded } }) => team.teamLoaded && subLoaded);
    expect(state.user.me?.ranches).toEqual(ranches);
    expect(state.user).toMatchObject({ ranchUuid: OTHER, seasonUuid: OTHER_SEASON });
    expect(state.subscription.sub).toEqual(subscription);
    expect(state.team.ranchTeam).toEqual([member]);
  });

  it('is told so, and the token is let go', async () => {
    const { submit } = await arrived(undefined, me);
    const state = await submit();
    expect(state.ui.toasts).toEqual([
      expect.objectContaining({ kind: 'success', title: 'Great!', message: 'You are on Dry Creek now' }),
    ]);
    expect(linkTokens.get('invitationToken')).toBeUndefined();
  });
});

describe('someone whose first answer was lost', () => {
  const used: Answer = { status: 410, body: { error: 'Used', details: 'Used', code: 'token_used' } };

  it('is on the ranch with the second press', async () => {
    const { server, submit } = await arrived('connection reset');
    expect((await submit()).user.ranchJoin.status).toBe('failed');
    server.answers[JOIN] = used;
    server.answers[ME] = { status: 200, body: aMe({ ranches: [aRanch(), joined] }) };
    const state = await submit();
    expect(state.user).toMatchObject({ ranchJoin: { status: 'succeeded' }, ranchUuid: OTHER });
  });

  it('is refused when it was someone else who used the invitation', async () => {
    const { submit } = await arrived(used);
    expect((await submit()).user.ranchJoin).toMatchObject({ status: 'failed', failure: { code: 'token_used' } });
  });
});

describe('a ranch that the browser has listed already', () => {
  it('stands there once, as the answer says', async () => {
    const before = aMe({ ranches: [aRanch({ role: 'viewer' })] });
    const { submit } = await arrived({ status: 200, body: aRanch({ role: 'manager' }) }, before);
    const state = await submit();
    expect(state.user.me?.ranches).toEqual([aRanch({ role: 'manager' })]);
  });
});

describe('a remembered person who joins before the server has said who they are', () => {
  it('keeps the ranch, though an answer from before it comes late', async () => {
    const state = { me: aMe(), ranchUuid: RANCH_UUID, seasonUuid: SEASON_UUID };
    const texts = Object.entries(state).map(([key, value]) => [key, JSON.stringify(value)]);
    localStorage.setItem('persist:user', JSON.stringify(Object.fromEntries(texts)));
    openLink();
    const { store, server, until } = setupTestStore({
      answers: { ...answersOf({ status: 200, body: joined }, aMe()), [ME]: 'no answer' },
    });
    store.dispatch(appStarted());
    await until(({ user, ui }) => user.me !== null && ui.pendingRequests === 1);
    expect(server.callsTo(ME)).toHaveLength(1);
    server.answers[ME] = { status: 200, body: aMe({ ranches: [aRanch(), joined] }) };
    store.dispatch(userForms.ranchJoin.submitted());
    const { user } = await until(({ user: { meLoaded } }) => meLoaded);
    expect(user).toMatchObject({ ranchUuid: OTHER, me: { ranches: [aRanch(), joined] } });
  });
});

describe('an invitation that the server does not take', () => {
  it.each([
    [403, 'wrong_person', 'This invitation is for another email. Log in with the one it was sent to'],
    [409, 'already_member', 'You are on this ranch already'],
    [410, 'token_used', 'This link has been used already'],
    [
      410,
      'token_revoked',
      'This link is no longer good: it was withdrawn, or a newer email has taken its place. Ask for a new one',
    ],
    [410, 'token_expired', 'This link has expired. Please ask for a new one'],
  ])('%d %s is one toast in its own words, and nothing changes', async (status, code, details) => {
    const { submit } = await arrived({ status, body: { error: 'No', details, code } });
    const state = await submit();
    expect(state.ui.toasts).toEqual([expect.objectContaining({ kind: 'error', title: '', message: details })]);
    expect(state.user.ranchJoin).toMatchObject({ status: 'failed', failure: { code, message: details } });
    expect(state.user).toMatchObject({ ranchUuid: RANCH_UUID, me: { ranches: [aRanch()] } });
    expect(state.auth.session).toBe('signedIn');
  });

  it('can be tried again with the same token', async () => {
    const { server, submit } = await arrived('connection reset');
    await submit();
    server.answers[JOIN] = { status: 200, body: joined };
    expect((await submit()).user.ranchJoin.status).toBe('succeeded');
    expect(server.callsTo(JOIN).map(({ body }) => body)).toEqual(Array(2).fill({ invitation_token: token }));
  });

  it('leads to the login when the session is over, and keeps the token for after it', async () => {
    const { submit } = await arrived({ status: 401, body: { error: 'x', details: 'x', code: 'unauthenticated' } });
    const state = await submit();
    expect(state.auth.session).toBe('anonymous');
    expect(linkTokens.get('invitationToken')).toBe(token);
  });
});

it.each<[string, Answer]>([
  ['success', { status: 200, body: joined }],
  ['a refusal', { status: 410, body: { error: 'x', details: 'Used', code: 'token_used' } }],
])('F2: F3: the token stands nowhere but in the request, after %s', async (_what, answer) => {
  const { store, submit } = await arrived(answer);
  await submit();
  const places = {
    state: store.getState(),
    report: supportReport(store, new Date()),
    storage: [{ ...localStorage }, { ...sessionStorage }],
    address: [location.href, history.state],
  };
  expect(JSON.stringify(places)).not.toContain(token);
  expect(JSON.stringify(places)).toContain('user/ranchJoinSubmitted');
});
