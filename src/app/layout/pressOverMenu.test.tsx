import { act, screen, waitFor, within } from '@testing-library/react';
import { watchPresses } from '@shared/presses/watchPresses';
import { aRecord } from '@testing/aRecord';
import { aMe } from '@testing/factories';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

watchPresses();

/** What a finger sends that presses at a place, on whatever lies there. */
function press(target: Element): void {
  const at = { bubbles: true, cancelable: true, button: 0, detail: 1, clientX: 300, clientY: 800 };
  act(() => {
    for (const type of ['pointerdown', 'pointerup', 'click']) target.dispatchEvent(new MouseEvent(type, at));
  });
}

it('walk 19: a second press on Save does not reach the menu that lies under the form', async () => {
  const me = { status: 200, body: aMe({ settings: { mapSelectedColorScheme: 'restDays' } }) };
  const answers = { 'GET /api/v3/user/me': me, ...fakeRecordServer(aRecord()).answers };
  const { user } = await renderApp('/todo?form=add-task', { hasSession: true, answers });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add task' }));
  await user.type(dialog.getByLabelText('Task'), 'Salt');
  press(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press(screen.getAllByRole('link', { name: 'Grazing' }).at(-1) as HTMLElement);
  expect(location.pathname).toBe('/todo');
  await act(() => new Promise((done) => setTimeout(done, 1_100)));
  press(screen.getAllByRole('link', { name: 'Grazing' }).at(-1) as HTMLElement);
  await waitFor(() => expect(location.pathname).toBe('/grazing'));
});
