import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object, string } from '@contract/text/yup';
import { Button } from '@shared/components/Button';
import { failed, idle, pending, type RequestState } from '@shared/requestState';
import { Field } from './Field';
import { Form } from './Form';
import { lazyRules } from './rules';

const schema = object({ name: string().required('Name is required'), zip: string().max(5, 'Zip is too long') });
const rules = lazyRules(() => Promise.resolve(schema));
const TAKEN = 'This name is taken';
const FULL = 'The valley is full';
/** One sentence for a field of the form, and one for what no field stands for. */
const refusal = failed({ code: 'invalid', message: 'Refused', fields: { name: TAKEN, valley: FULL } });

const sent = jest.fn();

function Page({ request }: { request: RequestState }) {
  return (
    <Form title="Page" initialValues={{ name: '', zip: '' }} rules={rules} request={request} onSubmit={sent}>
      <Field name="name" label="Name" />
      <Field name="zip" label="Zip" />
      <Button type="submit">Send</Button>
    </Form>
  );
}

const name = () => screen.getByLabelText('Name');
const zip = () => screen.getByLabelText('Zip');
const press = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Send' }));
const box = () => within(screen.getAllByRole('alert').at(-1) ?? document.body);

async function openRefused() {
  sent.mockClear();
  const user = userEvent.setup({ delay: null });
  const { rerender } = render(<Page request={idle} />);
  const settle = (request: RequestState) => rerender(<Page request={request} />);
  await user.type(name(), 'Rio Seco');
  await press(user);
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  settle(pending);
  settle(refusal);
  expect(box().getByText('Refused')).toBeVisible();
  expect(name()).toHaveAccessibleDescription(TAKEN);
  return { user, settle };
}

describe('what the server said', () => {
  it('of a field stands beside it alone, and in the box once the field has another value', async () => {
    const { user, settle } = await openRefused();
    settle(failed({ code: 'invalid', message: 'Refused', fields: { name: TAKEN } }));
    expect(screen.getAllByText(TAKEN)).toHaveLength(1);
    expect(screen.queryByText('Refused')).toBeNull();
    await user.type(name(), ' 2');
    expect(name()).toHaveAccessibleDescription('');
    expect(box().getByText(TAKEN)).toBeVisible();
  });

  it('of what no field stands for is in the box', async () => {
    await openRefused();
    expect(box().getByText(FULL)).toBeVisible();
    expect(box().queryByText(TAKEN)).toBeNull();
  });

  it('stands while the form is only changed', async () => {
    const { user } = await openRefused();
    await user.type(zip(), '123456');
    await user.tab();
    expect(box().getByText('Refused')).toBeVisible();
    expect(name()).toHaveAccessibleDescription(TAKEN);
  });

  it('is gone after a try that the form itself refuses, in the box and by the field, and the wrong one has the focus', async () => {
    const { user } = await openRefused();
    await user.type(zip(), '123456');
    await press(user);
    await waitFor(() => expect(zip()).toHaveFocus());
    expect(zip()).toHaveAccessibleDescription('Zip is too long');
    expect(screen.queryByText('Refused')).toBeNull();
    expect(screen.queryByText(TAKEN)).toBeNull();
    expect(name()).toBeValid();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('does not come back with the next such try', async () => {
    const { user } = await openRefused();
    await user.type(zip(), '123456');
    await press(user);
    await waitFor(() => expect(screen.queryByText('Refused')).toBeNull());
    const seen: (string | null)[] = [];
    const watcher = new MutationObserver(() => seen.push(document.body.textContent));
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
    await user.clear(name());
    await press(user);
    await screen.findByText('Name is required');
    watcher.disconnect();
    expect(seen.filter((text) => text?.includes('Refused'))).toEqual([]);
  });

  it('is said again when what is sent again is refused again', async () => {
    const { user, settle } = await openRefused();
    await user.type(zip(), '123456');
    await press(user);
    await waitFor(() => expect(screen.queryByText('Refused')).toBeNull());
    await user.clear(zip());
    await press(user);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    settle(pending);
    expect(screen.queryByText('Refused')).toBeNull();
    settle(refusal);
    expect(box().getByText('Refused')).toBeVisible();
    expect(name()).toHaveAccessibleDescription(TAKEN);
    expect(name()).toHaveFocus();
  });
});
