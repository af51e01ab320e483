import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router';
import { leaveButton, leaveQuestion, stayButton } from '@testing/finders';
import { useDialogInAddress } from '@shared/lib/useDialogInAddress';
import { watchWayBack } from '@shared/lib/wayBack';
import { idle } from '@shared/requestState';
import { AskBeforeLeaving } from './leaving';
import { Field } from './Field';
import { Form } from './Form';
import { FormDialog } from './FormDialog';

const rules = { preload: () => undefined, validate: async () => ({}) };
const onSave = jest.fn();

/** A page with a form of its own, and one over it that stands in the address. */
function Page() {
  const dialog = useDialogInAddress();
  const { pathname, search } = useLocation();
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
      <button onClick={() => dialog.open('add-note')}>Add note</button>
      <Form title="Ranch" initialValues={{ ranch: '' }} rules={rules} request={idle} onSubmit={() => undefined}>
        <AskBeforeLeaving request={idle} />
        <Field name="ranch" label="Ranch" />
      </Form>
      {dialog.name === 'add-note' && (
        <FormDialog title="Add note" initialValues={{ name: '' }} rules={rules} onSave={onSave} onClose={dialog.close}>
          <Field name="name" label="Name" />
        </FormDialog>
      )}
    </>
  );
}

async function open() {
  window.history.replaceState(null, '', '/before');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/before" element={<Link to="/notes">To the notes</Link>} />
        <Route path="/notes" element={<Page />} />
      </Routes>
    </BrowserRouter>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByText('To the notes'));
  await user.click(screen.getByText('Add note'));
  return user;
}

const pressBack = () => act(async () => window.history.back());
const address = () => screen.getByTestId('address').textContent;
const isClosed = () => waitFor(() => expect(address()).toBe('/notes'));

beforeAll(watchWayBack);
beforeEach(() => onSave.mockClear());

it('D17: back in a form with typed words asks, as Escape does, and staying keeps them', async () => {
  const user = await open();
  await user.type(screen.getByLabelText('Name'), 'Dry creek');
  await pressBack();
  await waitFor(() => expect(leaveQuestion()).toBeVisible());
  await waitFor(() => expect(address()).toBe('/notes?form=add-note'));
  await user.click(stayButton());
  expect(screen.getByLabelText('Name')).toHaveValue('Dry creek');
  await pressBack();
  await waitFor(() => expect(leaveQuestion()).toBeVisible());
  await user.click(leaveButton());
  await isClosed();
  expect(screen.queryByLabelText('Name')).toBeNull();
});

it('D17: back closes a form at once in which nothing was typed', async () => {
  await open();
  await pressBack();
  await isClosed();
  expect(leaveQuestion()).toBeNull();
});

it.each([
  ['Cancel', 0],
  ['Save', 1],
])('D17: %s goes back without a question', async (button, saved) => {
  const user = await open();
  await user.type(screen.getByLabelText('Name'), 'Dry creek');
  await user.click(screen.getByRole('button', { name: button }));
  await isClosed();
  expect(leaveQuestion()).toBeNull();
  expect(onSave).toHaveBeenCalledTimes(saved);
});

it('D17: Escape, answered with Leave, asks only once', async () => {
  const user = await open();
  await user.type(screen.getByLabelText('Name'), 'Dry creek');
  await user.keyboard('{Escape}');
  await user.click(leaveButton());
  await isClosed();
  expect(leaveQuestion()).toBeNull();
});

it('D17: the form of the page still asks after the one over it has closed', async () => {
  const user = await open();
  await user.type(screen.getByLabelText('Name'), 'Dry creek');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await isClosed();
  await user.type(screen.getByLabelText('Ranch'), 'Rio Seco');
  await user.click(screen.getByText('Add note'));
  await user.type(screen.getByLabelText('Name'), 'Wet creek');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await isClosed();
  await pressBack();
  await waitFor(() => expect(leaveQuestion()).toBeVisible());
  expect(screen.getByLabelText('Ranch')).toHaveValue('Rio Seco');
});
