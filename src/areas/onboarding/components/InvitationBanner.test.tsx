import { screen, waitFor, within } from '@testing-library/react';
import type { LinkState } from '@contract/people/link';
import type { InvitationClaims } from '@contract/ranches/invitationToken';
import { linkTokens } from '@shared/lib/linkTokens';
import { aMe, anInvitation, aRanch, aToken } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';
import { whole } from '@testing/finders';

const ME = 'GET /api/v3/user/me';
const JOIN = 'POST /api/v1/ranch/join';
const LINK = 'POST /api/v1/link';
const OTHER = '11111111-1111-4111-8111-111111111111';
const ben = aMe({ email: 'ben@example.com', first_name: 'Ben', full_name: 'Ben Yazzie' });
const done = { ...ben, settings: { ...ben.settings, onboardingDone: true } };
const joined = aRanch({ ranch_uuid: OTHER, name: 'Dry Creek', role: 'manager' });
const linkOf = (over: Partial<InvitationClaims> = {}) => `/join?invitationToken=${aToken(anInvitation(over))}`;
const strip = () => screen.queryByRole('complementary', { name: 'Invitation' });
const found = () => screen.findByRole('complementary', { name: 'Invitation' });

async function open(
  path = linkOf(),
  me = ben,
  answer: Answer = { status: 200, body: joined },
  state: LinkState = 'good',
) {
  return renderApp(path, {
    hasSession: true,
    answers: {
      [ME]: { status: 200, body: me },
      [JOIN]: answer,
      [LINK]: { status: 200, body: { state } },
      [`GET /api/v1/ranch/${OTHER}/payment`]: {
        status: 200,
        body: { status: 'active', plan: 'ranch', trial_ends_at: null },
      },
      [`GET /api/v3/ranch/${OTHER}/user`]: { status: 200, body: [] },
    },
  });
}

afterEach(() => linkTokens.forget('invitationToken'));

describe('someone who is signed in and opens the link of an invitation', () => {
  it.each([
    ['/onboarding/step-1', ben],
    ['/todo', done],
    ['/no-ranch', { ...ben, ranches: [] }],
  ])('lands on %s, and reads there which ranch invites them', async (path, me) => {
    await open(linkOf(), me);
    await waitFor(() => expect(strip()).toHaveTextContent('Dry Creek invites you to join as Manager.'));
    expect(location.pathname + location.search).toBe(path);
    expect(screen.getByRole('button', { name: 'Join ranch' })).toBeEnabled();
  });

  it('joins there, works in the new ranch, and the offer is gone', async () => {
    const { user, server, store } = await open(linkOf(), done);
    await user.click(await screen.findByRole('button', { name: 'Join ranch' }));
    expect(await screen.findByText('You are on Dry Creek now')).toBeVisible();
    expect(strip()).toBeNull();
    expect(store.getState().user.ranchUuid).toBe(OTHER);
    expect(server.callsTo(JOIN)).toHaveLength(1);
    expect(linkTokens.get('invitationToken')).toBeUndefined();
  });

  it('keeps the offer from page to page until they close it', async () => {
    const { user } = await open(linkOf(), done);
    await found();
    await user.click(screen.getByRole('link', { name: 'Herds' }));
    await waitFor(() => expect(location.pathname).toBe('/herds'));
    await user.click(await within(await found()).findByRole('button', { name: 'Not now' }));
    expect(strip()).toBeNull();
    await user.click(screen.getByRole('link', { name: 'To do' }));
    expect(strip()).toBeNull();
  });

  it('I1: reads for whom it is where it is for someone else, and can sign out', async () => {
    await open(linkOf({ email: 'cora@example.com' }), done);
    const words = /This invitation is for cora@example.com, and you are logged in as ben@example.com/;
    expect(await within(await found()).findByText(whole(words))).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Join ranch' })).toBeNull();
    expect(await within(await found()).findByRole('button', { name: 'Sign out' })).toBeEnabled();
  });

  it('I2: reads that it is over where it has expired', async () => {
    await open(linkOf({ exp: Math.floor(Date.now() / 1000) - 60 }), done);
    await waitFor(() => expect(strip()).toHaveTextContent('Token is not valid anymore. Request new register link'));
    expect(screen.queryByRole('button', { name: 'Join ranch' })).toBeNull();
  });

  it('I3: reads that the link is damaged where it is', async () => {
    await open('/join?invitationToken=a.b', done);
    await waitFor(() => expect(strip()).toHaveTextContent('This invitation link is damaged.'));
    expect(location.pathname).toBe('/todo');
  });

  it.each([
    ['used', 'This link has been used already. It works once.'],
    ['revoked', 'This link is no longer good. It was withdrawn'],
    ['invalid', 'This link is damaged. A part of it is missing.'],
    ['expired', 'Token is not valid anymore. Request new register link'],
  ] as const)('reads that the link is %s before anything is offered', async (state, words) => {
    const { user } = await open(linkOf(), done, undefined, state);
    await waitFor(() => expect(strip()).toHaveTextContent(words));
    expect(screen.queryByRole('button', { name: 'Join ranch' })).toBeNull();
    await user.click(await within(await found()).findByRole('button', { name: 'Close' }));
    expect(strip()).toBeNull();
  });

  it('finds no line that begins with the comma or full stop behind an address', async () => {
    await open(linkOf({ email: 'cora@example.com' }), done);
    const [first, second] = await within(await found()).findAllByText(whole(/@example.com[,.]$/));
    expect(first).toHaveTextContent('cora@example.com,');
    expect(second).toHaveTextContent('ben@example.com.');
  });

  it('reads why the server refuses it', async () => {
    const words = 'This invitation has been used';
    const body = { error: words, details: words, code: 'token_used' };
    const { user } = await open(linkOf(), done, { status: 410, body });
    await user.click(await screen.findByRole('button', { name: 'Join ranch' }));
    await waitFor(() => expect(strip()).toHaveTextContent(words));
  });

  it('F2: has the token in no address, store or storage', async () => {
    const token = aToken(anInvitation());
    const { store } = await open(`/join?invitationToken=${token}`, done);
    await found();
    const kept = JSON.stringify([location.href, store.getState(), { ...localStorage }, { ...sessionStorage }]);
    expect(kept).not.toContain(token);
  });

  it('F5: leaves nothing of it for the next person to sign in on this page', async () => {
    const { user } = await open(linkOf(), done);
    await found();
    await user.click(screen.getByRole('button', { name: 'Account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(linkTokens.get('invitationToken')).toBeUndefined();
  });
});

it('says nothing to people who came without an invitation', async () => {
  await open('/todo', done);
  await screen.findByRole('heading', { name: 'To do' });
  expect(strip()).toBeNull();
});

it('leaves the word to the page of the invitation itself', async () => {
  await open(linkOf().replace('/join', '/join-ranch'), done);
  await screen.findByRole('heading', { name: 'Join Dry Creek' });
  expect(strip()).toBeNull();
});
