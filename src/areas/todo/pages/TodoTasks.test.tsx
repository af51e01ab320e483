import { screen, waitFor, within } from '@testing-library/react';
import type { ChangesCall } from '@contract/grazing/changes';
import { aMe, aMember, aRanch, mariaAsMember, RANCH_UUID } from '@testing/factories';
import { aPaddockRecord, aRecord, COWS, CREEK } from '@testing/aRecord';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

const chosen = { mapSelectedColorScheme: 'forage' };

async function openWith(records: readonly object[], over = {}) {
  const ranch = fakeRecordServer([...aRecord(), ...records]);
  const me = { status: 200, body: aMe({ settings: chosen, ...over }) };
  const app = await renderApp('/todo', {
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': me,
      [`GET /api/v3/ranch/${RANCH_UUID}/user`]: { status: 200, body: [mariaAsMember(), aMember()] },
      ...ranch.answers,
    },
  });
  await screen.findByRole('heading', { name: 'To do' });
  const changes = () =>
    app.server
      .callsTo(CHANGES)
      .flatMap(({ body }) => (body as ChangesCall).groups)
      .flatMap((group) => group.changes);
  return { ...app, changes };
}

describe('tasks', () => {
  const day = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'America/Denver' });
  const task = (title: string, data: object = {}) => ({
    ...aPaddockRecord(title),
    kind: 'task',
    data: {
      title,
      due_on: null,
      assignee_uuid: null,
      paddock_uuid: null,
      herd_uuid: null,
      repeat_days: null,
      done_at: null,
      note: '',
      ...data,
    },
  });
  const section = (title: string) => {
    const card = screen.getByRole('heading', { name: title }).closest('section');
    if (card === null) throw new Error(`no ${title}`);
    return within(card);
  };
  it('stand where they are due, with who does them and where', async () => {
    await openWith([
      task('Fix trough', { due_on: day(-2), paddock_uuid: CREEK, assignee_uuid: aMember().uuid }),
      task('Salt', { due_on: day(0), herd_uuid: COWS, repeat_days: 14 }),
      task('Call vet', { due_on: day(3) }),
      task('Fences', { due_on: day(40) }),
      task('Paint gate'),
    ]);
    expect(section('Overdue 1').getByText('Fix trough')).toBeVisible();
    expect(section('Overdue 1').getByText(/^2 days overdue, /)).toBeVisible();
    expect(section('Overdue 1').getByRole('link', { name: 'creek' })).toHaveAttribute('href', `/paddocks/${CREEK}`);
    expect(section('Overdue 1').getByText(new RegExp(aMember().full_name))).toBeVisible();
    expect(section('Today 1').getByText(/every 14 days/)).toBeVisible();
    expect(section('Next 14 days 1').getByText('Call vet')).toBeVisible();
    expect(section('Later 1').getByText('Fences')).toBeVisible();
    expect(section('Any day 1').getByText('Paint gate')).toBeVisible();
  });

  it('are added with a title, and refused without one', async () => {
    const { user, changes } = await openWith([]);
    await user.click(screen.getByRole('button', { name: 'Add task' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add task' }));
    await user.type(dialog.getByLabelText('Repeat after days (optional)'), '0');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByLabelText('Task')).toHaveAccessibleDescription('This field is required'));
    expect(dialog.getByLabelText('Repeat after days (optional)')).toHaveAccessibleDescription(/Enter 1 day or more/);
    await user.type(dialog.getByLabelText('Task'), 'Move  the mineral');
    await user.clear(dialog.getByLabelText('Repeat after days (optional)'));
    await user.selectOptions(dialog.getByLabelText('Who does it'), aMember().full_name);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Move the mineral')).toBeVisible();
    await waitFor(() =>
      expect(changes()).toMatchObject([
        { kind: 'task', data: { title: 'Move the mineral', assignee_uuid: aMember().uuid, repeat_days: null } },
      ]),
    );
  });

  it('one tap marks a repeating one done and makes its next, and Undo takes back both', async () => {
    const { user, changes } = await openWith([task('Salt', { due_on: day(0), repeat_days: 7 })]);
    await user.click(await screen.findByRole('button', { name: 'Done: Salt' }));
    expect(await screen.findByRole('heading', { name: 'Next 14 days 1' })).toBeVisible();
    expect(section('Done in the last 7 days 1').getByText('Salt')).toBeVisible();
    expect(screen.queryByRole('heading', { name: /^Today/ })).toBeNull();
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes()[1]).toMatchObject({ base: null, data: { due_on: day(7), done_at: null } });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('heading', { name: 'Today 1' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: /^Next 14 days/ })).toBeNull();
  });

  it('can be narrowed to those of the person', async () => {
    const { user } = await openWith([task('Mine', { assignee_uuid: aMe().uuid }), task('Theirs')]);
    await user.click(await screen.findByRole('button', { name: 'For me 1' }));
    await waitFor(() => expect(screen.queryByText('Theirs')).toBeNull());
    expect(screen.getByText('Mine')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'For everyone 2' }));
    expect(await screen.findByText('Theirs')).toBeVisible();
  });

  it('a viewer sees them and their history, and changes none', async () => {
    const { user } = await openWith([task('Salt')], { ranches: [aRanch({ role: 'viewer' })] });
    expect(await screen.findByText('Salt')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Done|Add task/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More for Salt' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['History']);
  });
});
