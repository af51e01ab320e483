import { act, screen, waitFor, within } from '@testing-library/react';
import { aMe, aMember, anOpenInvitation, aRanch, mariaAsMember, RANCH_UUID } from '@testing/factories';
import { type Answer, type fakeServer } from '@testing/fakeServer';
import { aHerdRecord, aPaddockRecord, aRanchRecord, aRecord } from '@testing/aRecord';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';
import { connectionChanged } from '@shared/events';

const TEAM = `GET /api/v3/ranch/${RANCH_UUID}/user`;
const INVITATIONS = `GET /api/v1/ranch/${RANCH_UUID}/invitation`;
const PAYMENT = `GET /api/v1/ranch/${RANCH_UUID}/payment`;
const chosen = { mapSelectedColorScheme: 'forage' };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 - 60_000).toISOString();
const aTrial = (days: number): Answer => ({
  status: 200,
  body: { status: 'trial', plan: 'trial', trial_ends_at: inDays(days) },
});

async function open(over = {}, answers: Parameters<typeof fakeServer>[0] = {}) {
  const app = await renderApp('/todo', {
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': { status: 200, body: aMe(over) },
      [TEAM]: { status: 200, body: [mariaAsMember(), aMember()] },
      [INVITATIONS]: { status: 200, body: [] },
      [PAYMENT]: aTrial(30),
      ...fakeRecordServer([aRanchRecord()]).answers,
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: 'To do' });
  return app;
}

const NEXT = 'What comes next on your ranch';
const items = () => within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
/** What is left to do, besides what an empty ranch needs. */
const titles = () => items().flatMap(({ textContent }) => (textContent === NEXT ? [] : [textContent]));
const allSet = () => screen.findByRole('heading', { name: 'You are all set' });
const onlyNext = () => screen.findByRole('heading', { name: NEXT });

it('lists what is left to set up, each with the way there', async () => {
  const me = { ranches: [aRanch({ name: "Maria's Ranch" })] };
  const { user } = await open(me, { [TEAM]: { status: 200, body: [mariaAsMember()] } });
  await screen.findByText('Invite your team');
  expect(titles()).toEqual(['Name your ranch', 'Choose how your map looks', 'Invite your team']);
  expect(document.title).toBe('To do · Grazewell');
  await user.click(screen.getByRole('link', { name: 'Name the ranch' }));
  expect(await screen.findByRole('heading', { name: "Set up Maria's Ranch" })).toBeVisible();
});

it('says so when nothing is left', async () => {
  const ranches = [aRanch({ role: 'viewer', name: 'Dry Creek' })];
  await open({ settings: { ...chosen, units: 'metric' }, ranches });
  expect(await allSet()).toBeVisible();
  expect(titles()).toEqual(['You are all set']);
});

describe('what comes next on a ranch that is set up', () => {
  const next = () => screen.queryByRole('list', { name: 'What comes next on your ranch' });
  const links = () =>
    [...(next()?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')]);
  const recorded = (...records: object[]) => fakeRecordServer([aRanchRecord(), ...records]).answers;

  it('leads to the first paddocks and herds', async () => {
    await open({ settings: chosen });
    await screen.findByRole('heading', { name: 'What comes next on your ranch' });
    expect(links()).toEqual([
      ['Add your paddocks', '/paddocks?form=add-paddock'],
      ['Add your herds', '/herds?form=add-herd'],
    ]);
    expect(titles()).toEqual([]);
  });

  it('leads to the herds alone where a paddock is ready for them', async () => {
    await open({ settings: chosen }, recorded(aPaddockRecord('creek')));
    expect(await screen.findByRole('heading', { name: 'Ready to graze 1' })).toBeVisible();
    expect(links()).toEqual([['Add your herds', '/herds?form=add-herd']]);
    expect(titles()).toEqual(['Ready to graze 1']);
    expect(screen.queryByRole('link', { name: 'Move herds' })).toBeNull();
  });

  it('leads to the first move once both are there', async () => {
    await open({ settings: chosen }, recorded(aPaddockRecord('creek'), aHerdRecord('cows')));
    await screen.findByRole('heading', { name: 'Ready to graze 1' });
    expect(links()).toEqual([['Put your herds on pasture', '/herds?form=move']]);
  });

  it('is not shown once something has moved', async () => {
    await open({ settings: chosen }, fakeRecordServer(aRecord()).answers);
    await screen.findByRole('heading', { name: 'Ready to graze 1' });
    expect(next()).toBeNull();
  });

  it('is there while something else is left to do, for somebody who works alone', async () => {
    await open({ settings: chosen }, { [TEAM]: { status: 200, body: [mariaAsMember()] } });
    const invite = await screen.findByText('Invite your team');
    expect(links()).toEqual([
      ['Add your paddocks', '/paddocks?form=add-paddock'],
      ['Add your herds', '/herds?form=add-herd'],
    ]);
    expect(invite.compareDocumentPosition(next() as Node)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('names only what a member may do', async () => {
    const settings = { ...chosen, units: 'metric' };
    await open({ settings, ranches: [aRanch({ role: 'member', name: 'Dry Creek' })] });
    await onlyNext();
    expect(links()).toEqual([['Add your herds', '/herds?form=add-herd']]);
  });

  it('names nothing to a viewer', async () => {
    const settings = { ...chosen, units: 'metric' };
    await open({ settings, ranches: [aRanch({ role: 'viewer', name: 'Dry Creek' })] });
    await allSet();
    expect(next()).toBeNull();
  });
});

it('leads in no circle: the herds send people here, and nothing here sends them back', async () => {
  await open({ settings: chosen });
  await onlyNext();
  const links = within(screen.getByRole('main')).queryAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).not.toContain('/herds');
});

it('speaks of a trial that ends soon, and of an account that will be deleted, first of all', async () => {
  const me = { settings: chosen, deletion_scheduled_at: inDays(20) };
  await open(me, { [PAYMENT]: aTrial(3) });
  await screen.findByText('Your trial ends in 3 days');
  expect(titles()).toEqual([expect.stringMatching(/^Your account will be deleted on/), 'Your trial ends in 3 days']);
  expect(screen.getByRole('link', { name: 'See your plan' })).toHaveAttribute('href', '/subscribe');
  expect(screen.getByRole('link', { name: 'See your account' })).toHaveAttribute('href', '/settings/account');
});

it('an item is gone once it is done', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: 'Set up the map' }));
  await user.click(await screen.findByRole('radio', { name: 'Hybrid' }));
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await screen.findByRole('heading', { name: 'Who works with you?' });
  await user.click(screen.getByRole('link', { name: 'To do' }));
  expect(await onlyNext()).toBeVisible();
});

it('does not say that all is done while the team is not known', async () => {
  await open({ settings: chosen }, { [TEAM]: 'no answer' });
  expect(screen.getByText('Loading…')).toBeVisible();
  expect(screen.queryByText('You are all set')).toBeNull();
});

it('says what needs a connection where there is none, in place of waiting for it', async () => {
  const { store } = await open({ settings: chosen }, { [TEAM]: 'no answer' });
  await act(async () => void store.dispatch(connectionChanged('unreachable')));
  expect(screen.getByText('We can’t see yet who is on your ranch.')).toBeVisible();
  expect(screen.getByText(/^This needs a connection\./)).toBeVisible();
  expect(screen.queryByText('Loading…')).toBeNull();
});

it('R1: a team that does not come says so, and comes with another try', async () => {
  const { user, server } = await open({ settings: chosen }, { [TEAM]: 'connection reset' });
  expect(await screen.findByText(/We could not see who is on your ranch\./)).toBeVisible();
  expect(screen.queryByText('You are all set')).toBeNull();
  server.answers[TEAM] = { status: 200, body: [mariaAsMember()] };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Invite your team')).toBeVisible();
});

describe('anyone who is alone on the ranch', () => {
  const alone = { [TEAM]: { status: 200, body: [mariaAsMember()] } };

  it('has nothing left to do once they have invited someone, whether or not that is answered', async () => {
    await open({ settings: chosen }, { ...alone, [INVITATIONS]: { status: 200, body: [anOpenInvitation()] } });
    expect(await onlyNext()).toBeVisible();
    expect(screen.queryByText('Invite your team')).toBeNull();
  });

  it('is not told that all is done while their invitations are not known', async () => {
    await open({ settings: chosen }, { ...alone, [INVITATIONS]: 'no answer' });
    expect(await screen.findByText('Loading…')).toBeVisible();
    expect(screen.queryByText('You are all set')).toBeNull();
  });

  it('R1: is told when they do not come, and they come with another try', async () => {
    const { user, server } = await open({ settings: chosen }, { ...alone, [INVITATIONS]: 'connection reset' });
    expect(await screen.findByText(/We could not load your invitations\./)).toBeVisible();
    server.answers[INVITATIONS] = { status: 200, body: [] };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Invite your team')).toBeVisible();
  });
});

it('asks for no invitations where someone else is on the ranch', async () => {
  const { server } = await open({ settings: chosen });
  await onlyNext();
  expect(server.callsTo(INVITATIONS)).toEqual([]);
});

it.each([
  ['owner', ['Name your ranch', 'Choose how your map looks', 'Invite your team']],
  ['manager', ['Name your ranch', 'Choose how your map looks', 'Invite your team']],
  ['member', ['Choose how you measure', 'Choose how your map looks']],
  ['viewer', ['Choose how you measure', 'Choose how your map looks']],
] as const)('lists as many things of a new %s as the steps have open', async (role, expected) => {
  const me = { ranches: [aRanch({ role, name: "Maria's Ranch" })] };
  const { user } = await open(me, { [TEAM]: { status: 200, body: [mariaAsMember({ role })] } });
  await waitFor(() => expect(titles()).toEqual(expected));
  await user.click(screen.getByRole('link', { name: 'Go through the steps again' }));
  const steps = within(await screen.findByRole('navigation', { name: 'Set up' })).getAllByRole('listitem');
  const left = steps.filter((step) => within(step).queryByText('(done)') === null);
  expect(left).toHaveLength(expected.length);
});

it('a member is asked for nothing that is not theirs, whether or not the team is known', async () => {
  const me = { settings: { ...chosen, units: 'metric' }, ranches: [aRanch({ role: 'member', name: "Maria's Ranch" })] };
  await open(me, { [TEAM]: 'connection reset' });
  expect(await onlyNext()).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/could not see/)).toBeNull());
});

describe('the offered answers', () => {
  const offered = { ranches: [aRanch({ name: "Maria's Ranch" })] };

  it('count once they are saved: the name as it was offered', async () => {
    const { user, server } = await open(offered);
    await user.click(await screen.findByRole('link', { name: 'Name the ranch' }));
    await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
    await screen.findByRole('heading', { name: 'How should your map read?' });
    expect(server.callsTo('PATCH /api/v1/user/me').at(-1)?.body).toMatchObject({
      settings: { ranchesSetUp: [RANCH_UUID] },
    });
    await user.click(screen.getByRole('link', { name: 'To do' }));
    await waitFor(() => expect(titles()).toEqual(['Choose how your map looks']));
  });

  it('count once they are saved: the look as it was offered, in the settings too', async () => {
    const { user } = await open({ settings: {} });
    await screen.findByText('Choose how your map looks');
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    await user.click(await screen.findByRole('link', { name: 'Map' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    await user.click(screen.getByRole('link', { name: 'To do' }));
    expect(await onlyNext()).toBeVisible();
  });

  it('count for a member who saves their units as they are', async () => {
    const me = { settings: chosen, ranches: [aRanch({ role: 'member' })] };
    const { user } = await open(me, { [TEAM]: { status: 200, body: [mariaAsMember({ role: 'member' }), aMember()] } });
    await user.click(await screen.findByRole('link', { name: 'Choose your units' }));
    await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
    await screen.findByRole('heading', { name: 'How should your map read?' });
    await user.click(screen.getByRole('link', { name: 'To do' }));
    expect(await onlyNext()).toBeVisible();
  });

  it('do not count while they are skipped', async () => {
    const { user } = await open(offered);
    await user.click(await screen.findByRole('link', { name: 'Name the ranch' }));
    await user.click(await screen.findByRole('link', { name: 'Skip for now' }));
    await screen.findByRole('heading', { name: 'How should your map read?' });
    await user.click(screen.getByRole('link', { name: 'To do' }));
    await waitFor(() => expect(titles()).toEqual(['Name your ranch', 'Choose how your map looks']));
  });
});
