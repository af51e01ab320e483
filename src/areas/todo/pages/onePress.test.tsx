import { act, screen, waitFor, within } from '@testing-library/react';
import { aMoveRecord, aPaddockRecord, aRecord, COWS, CREEK, MESA } from '@testing/aRecord';
import { aMe, RANCH_UUID } from '@testing/factories';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';
import { watchPresses } from '@shared/presses/watchPresses';

watchPresses();

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const aPlan = (name: string, paddock: string, days: number) => ({
  ...aPaddockRecord(name),
  kind: 'plan',
  data: { herd_uuid: COWS, paddock_uuids: [paddock], at: inDays(days), days: 3, note: '' },
});

async function open(...records: object[]) {
  const ranch = fakeRecordServer([...aRecord(), ...records]);
  const me = { status: 200, body: aMe({ settings: { mapSelectedColorScheme: 'forage' } }) };
  const answers = {
    'GET /api/v3/user/me': me,
    [`GET /api/v3/ranch/${RANCH_UUID}/user`]: { status: 200, body: [] },
    ...ranch.answers,
  };
  const app = await renderApp('/todo', { hasSession: true, answers });
  await screen.findByRole('heading', { name: 'To do' });
  const written = () =>
    app.server
      .callsTo(CHANGES)
      .flatMap(({ body }) => (body as { groups: { changes: { kind: string; data: object }[] }[] }).groups)
      .flatMap(({ changes }) => changes);
  return { ...app, written };
}

const AT = { clientX: 300, clientY: 200 };

/** What a finger sends that presses at a place, on whatever lies there. */
function press(target: Element): void {
  const at = { bubbles: true, cancelable: true, button: 0, detail: 1, ...AT };
  act(() => {
    for (const type of ['pointerdown', 'pointerup', 'click']) target.dispatchEvent(new MouseEvent(type, at));
  });
}

const settle = () => act(() => new Promise((done) => setTimeout(done, 1_100)));
const moveNow = (to: string) => screen.findByRole('button', { name: `Move now: cows to ${to}` });

it('walk 1: "Move now" pressed twice moves the herd once, and the next planned move waits out the second', async () => {
  const { written } = await open(aPlan('one', MESA, -1), aPlan('two', CREEK, -0.5));
  const first = await moveNow('mesa');
  press(first);
  // The row keeps its place, and its button is quiet.
  expect(await moveNow('mesa')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('button', { name: 'Move now: cows to creek' })).toBeNull();
  press(await moveNow('mesa'));
  await waitFor(() => expect(written()).toHaveLength(1));
  await settle();
  expect(await moveNow('creek')).toBeVisible();
  expect(written()).toMatchObject([{ kind: 'move', data: { paddock_uuids: [MESA] } }]);
});

it('walk 1: what lies under the finger by then takes no press within the second', async () => {
  const { written } = await open(aPlan('one', MESA, -1));
  press(await moveNow('mesa'));
  press(screen.getByRole('button', { name: 'Add task' }));
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(written()).toHaveLength(1);
});

it('walk 2: the toast with its Undo waits until the press is a second old', async () => {
  await open(aPlan('one', MESA, -1));
  const before = performance.now();
  press(await moveNow('mesa'));
  expect(screen.queryByText('Moved 120 head to mesa')).toBeNull();
  await screen.findByText('Moved 120 head to mesa');
  expect(performance.now() - before).toBeGreaterThanOrEqual(1_000);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

it('walk 3: "Done" pressed twice is done, and "Not done" does not lie under the finger', async () => {
  const task = {
    due_on: null,
    assignee_uuid: null,
    paddock_uuid: null,
    herd_uuid: null,
    repeat_days: null,
    done_at: null,
    note: '',
  };
  const { written } = await open({ ...aPaddockRecord('task'), kind: 'task', data: { title: 'Fix trough', ...task } });
  press(await screen.findByRole('button', { name: 'Done: Fix trough' }));
  expect(screen.queryByRole('button', { name: /^Not done/ })).toBeNull();
  press(screen.getByRole('button', { name: 'Done: Fix trough' }));
  await settle();
  expect(await screen.findByRole('button', { name: 'Not done: Fix trough' })).toBeVisible();
  expect(written()).toHaveLength(1);
  expect(written()).toMatchObject([{ kind: 'task', data: { done_at: expect.any(String) } }]);
});

it('walk 1: "Move now" of a later day asks first, with paddock and time', async () => {
  const { written } = await open(aMoveRecord(CREEK, { at: inDays(-2) }), aPlan('later', MESA, 3));
  press(await moveNow('mesa'));
  const question = within(await screen.findByRole('dialog', { name: 'Move cows to mesa now?' }));
  const day = new Date(inDays(3)).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'America/Denver',
  });
  expect(question.getByText(new RegExp(`^It is planned for ${day}, .*\\d:\\d\\d [AP]M\\.$`))).toBeVisible();
  press(question.getByRole('button', { name: 'Move now' }));
  expect(written()).toEqual([]);
  await settle();
  press(question.getByRole('button', { name: 'Move now' }));
  await waitFor(() => expect(written()).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});
