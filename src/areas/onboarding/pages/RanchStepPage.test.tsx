import { screen, waitFor, within } from '@testing-library/react';
import { aMe, aMember, anOpenInvitation, aRanch, mariaAsMember, RANCH_UUID } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { leaveQuestion } from '@testing/finders';
import { renderApp } from '@testing/renderApp';

const ME = 'GET /api/v3/user/me';
const SAVE = 'PATCH /api/v1/user/me';
const RENAME = `PATCH /api/v1/ranch/${RANCH_UUID}`;

async function open(me = aMe(), answers: Record<string, Answer> = {}) {
  const app = await renderApp('/onboarding/step-1', {
    hasSession: true,
    answers: { [ME]: { status: 200, body: me }, ...answers },
  });
  await screen.findByRole('group', { name: 'Units' });
  return app;
}

const units = (name: string) => screen.getByRole('radio', { name });
const save = () => screen.getByRole('button', { name: 'Save and continue' });
const form = () => save().closest('form') ?? document.body;
const member = () => aMe({ ranches: [aRanch({ role: 'member' })] });

describe('the first step', () => {
  it('names the ranch, its season and the days of the trial', async () => {
    const { user } = await open();
    expect(screen.getByRole('heading', { name: 'Set up Rio Seco' })).toBeVisible();
    expect(screen.getByText(/its 2026 season is open/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Account' }));
    expect(await screen.findByRole('menuitem', { name: /trial days? left/ })).toBeVisible();
    expect([...document.querySelectorAll('title')].map((title) => title.text)).toEqual([
      'Set up your ranch · Grazewell',
    ]);
  });

  it('speaks of no season where there is none', async () => {
    await open(aMe({ ranches: [aRanch({ current_season_name: null })] }));
    expect(screen.queryByText(/season is open/)).toBeNull();
  });

  it('F6: markup in the name of a ranch is text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    await open(aMe({ ranches: [aRanch({ name })] }));
    expect(screen.getByRole('heading', { name: `Set up ${name}` })).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('the steps', () => {
  const steps = () => within(screen.getByRole('navigation', { name: 'Set up' })).getAllByRole('listitem');
  const words = () => steps().map(({ textContent }) => textContent);

  it('stand in their order, this one marked and what is done ticked', async () => {
    await open();
    expect(words()).toEqual(['✓Ranch(done)', '2Map look', '3Team']);
    const current = steps().map((step) => within(step).getByRole('link').getAttribute('aria-current'));
    expect(current).toEqual(['step', null, null]);
  });

  it.each([
    [{ ranches: [aRanch({ name: "Maria's Ranch" })] }, ['1Ranch', '2Map look', '3Team']],
    [{ settings: { mapSelectedColorScheme: 'forage' } }, ['✓Ranch(done)', '✓Map look(done)', '3Team']],
    [{ ranches: member().ranches }, ['1Units', '2Map look']],
    [{ ranches: member().ranches, settings: { units: 'metric' } }, ['✓Units(done)', '2Map look']],
  ])('with %j', async (over, expected) => {
    await open(aMe(over));
    expect(words()).toEqual(expected);
  });

  it('the team is ticked when someone is invited', async () => {
    const invitations = `GET /api/v1/ranch/${RANCH_UUID}/invitation`;
    await open(aMe(), { [invitations]: { status: 200, body: [anOpenInvitation()] } });
    await waitFor(() => expect(words()).toEqual(['✓Ranch(done)', '2Map look', '✓Team(done)']));
  });

  it('the team is ticked when someone else is on the ranch', async () => {
    const team = [mariaAsMember(), aMember()];
    await open(aMe(), { [`GET /api/v3/ranch/${RANCH_UUID}/user`]: { status: 200, body: team } });
    await waitFor(() => expect(words()).toContain('✓Team(done)'));
  });

  it('a step can be skipped, which saves nothing', async () => {
    const { user, server } = await open();
    await user.click(screen.getByRole('link', { name: 'Skip for now' }));
    expect(await screen.findByRole('heading', { name: 'How should your map read?' })).toBeVisible();
    expect(server.callsTo(SAVE)).toEqual([]);
    expect(server.callsTo(RENAME)).toEqual([]);
  });

  it('a step that is skipped with changes asks first', async () => {
    const { user } = await open();
    await user.click(units('Metric'));
    await user.click(screen.getByRole('link', { name: 'Skip for now' }));
    expect(leaveQuestion()).toBeVisible();
    expect(location.pathname).toBe('/onboarding/step-1');
  });
});

describe('the units', () => {
  it('are imperial until the person chooses', async () => {
    await open();
    expect(units('Imperial')).toBeChecked();
    expect(units('Imperial')).toHaveAccessibleDescription('acres, pounds, inches');
    expect(units('Metric')).not.toBeChecked();
  });

  it('are those that were chosen before', async () => {
    await open(aMe({ settings: { units: 'metric' } }));
    expect(units('Metric')).toBeChecked();
  });

  it.each(['furlongs', 7, null, ['metric'], { a: 1 }])('are imperial when %j is what was stored', async (stored) => {
    await open(aMe({ settings: { units: stored } }));
    expect(units('Imperial')).toBeChecked();
  });

  it('are saved with all other settings as they were, and still chosen when the person comes back', async () => {
    const { user, server } = await open(aMe({ settings: { ...aMe().settings, kept: [1] }, ranches: member().ranches }));
    await user.click(units('Metric'));
    await user.click(save());
    await waitFor(() => expect(location.pathname).toBe('/onboarding/step-2'));
    expect(server.callsTo(SAVE).at(-1)?.body).toMatchObject({ settings: { units: 'metric', kept: [1] } });
    await screen.findByRole('heading', { name: 'How should your map read?' });
    await user.click(screen.getByRole('link', { name: /^Ranch/ }));
    expect(await screen.findByRole('radio', { name: 'Metric' })).toBeChecked();
  });

  it('A5: are chosen and saved by keyboard alone', async () => {
    const { user } = await open(member());
    units('Imperial').focus();
    await user.keyboard('{ArrowDown}');
    expect(units('Metric')).toBeChecked();
    await user.tab();
    expect(save()).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/onboarding/step-2'));
  });
});

describe('the name of the ranch', () => {
  it.each(['owner', 'manager'] as const)('may be changed by its %s', async (role) => {
    await open(aMe({ ranches: [aRanch({ role })] }));
    expect(screen.getByLabelText('Ranch name')).toHaveValue('Rio Seco');
  });

  it.each(['member', 'viewer'] as const)('walk 33: a %s is welcomed to the ranch, and sets none up', async (role) => {
    await open(aMe({ ranches: [aRanch({ role })] }));
    expect(screen.getByRole('heading', { name: 'Welcome to Rio Seco' })).toBeVisible();
    expect(screen.queryByText(/Your ranch is ready/)).toBeNull();
    expect(screen.queryByLabelText('Ranch name')).toBeNull();
  });

  it('A2: is missed in words, by the title and by the focus when it is empty', async () => {
    const { user, server } = await open();
    await user.clear(screen.getByLabelText('Ranch name'));
    await user.click(save());
    await waitFor(() => expect(screen.getByLabelText('Ranch name')).toHaveFocus());
    expect(screen.getByLabelText('Ranch name')).toHaveAccessibleDescription('Ranch name is required');
    expect(document.title).toBe('Error: Set up your ranch · Grazewell');
    expect(server.callsTo(RENAME)).toEqual([]);
  });
});

describe('R1: saving that fails', () => {
  const failures: [string, Answer, string][] = [
    ['a reset', 'connection reset', 'Something went wrong. Please try again.'],
    ['a 503', { status: 503, body: { error: 'Busy', details: 'We are busy.', code: 'busy' } }, 'We are busy.'],
    ['HTML', { status: 502, text: '<html>', statusText: 'Bad Gateway' }, 'Bad Gateway'],
  ];
  it.each(failures)('%s: one message, the choice stays, the button works again', async (_what, answer, words) => {
    const { user } = await open(member(), { [SAVE]: answer });
    await user.click(units('Metric'));
    await user.click(save());
    await waitFor(() => expect(within(form()).getByRole('alert')).toHaveTextContent(words));
    expect(units('Metric')).toBeChecked();
    expect(save()).toBeEnabled();
    expect(document.title).toBe('Error: Set up your ranch · Grazewell');
  });
});
