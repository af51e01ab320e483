import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object, string } from '@contract/text/yup';
import { Field } from './Field';
import { FormDialog } from './FormDialog';
import { lazyRules } from './rules';

const rules = lazyRules(() => Promise.resolve(object({ name: string().required('This field is required') })));

function open(addedInWords?: (values: { name: string }) => string, judged = rules) {
  const onSave = jest.fn();
  const onClose = jest.fn();
  const user = userEvent.setup({ delay: null });
  render(
    <FormDialog
      title="Add paddock"
      initialValues={{ name: '', note: '' }}
      rules={judged}
      onSave={onSave}
      onClose={onClose}
      {...(addedInWords !== undefined && { addedInWords })}
    >
      <Field name="name" label="Name" />
      <Field name="note" label="Note" />
    </FormDialog>,
  );
  return { user, onSave, onClose, saved: () => onSave.mock.calls.map(([values]) => values as object) };
}

const inWords = ({ name }: { name: string }) => `Added ${name}.`;
const name = () => screen.getByLabelText('Name');
const another = () => screen.getByRole('button', { name: 'Add another' });

it('Save saves once and closes', async () => {
  const { user, onClose, saved } = open(inWords);
  await user.type(name(), 'Creek');
  await user.dblClick(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(saved()).toEqual([{ name: 'Creek', note: '' }]);
});

it('Add another saves, says so, and has the form empty again with the focus on its first field', async () => {
  const { user, onClose, saved } = open(inWords);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.type(name(), 'Creek');
  await user.type(screen.getByLabelText('Note'), 'wet');
  await user.click(another());
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Added Creek.'));
  expect([name(), screen.getByLabelText('Note')].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
  expect(name()).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('Mesa');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(saved()).toEqual([
    { name: 'Creek', note: 'wet' },
    { name: 'Mesa', note: '' },
  ]);
});

it('pressed twice at once, Add another saves one', async () => {
  const { user, saved } = open(inWords);
  await user.type(name(), 'Creek');
  const button = another();
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Added Creek.'));
  expect(saved()).toHaveLength(1);
});

it('pressed again while its rules load, after two presses at once, it saves once', async () => {
  let arrive = () => undefined as void;
  const line = new Promise<void>((resolve) => (arrive = resolve));
  const { saved, onClose } = open(
    undefined,
    lazyRules(() => line.then(() => object({ name: string().defined() }))),
  );
  const button = screen.getByRole('button', { name: 'Save' });
  act(() => {
    button.click();
    button.click();
  });
  await act(() => Promise.resolve());
  act(() => button.click());
  expect(saved()).toEqual([]);
  await act(async () => {
    arrive();
    await line;
  });
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(saved()).toHaveLength(1);
});

it('what is wrong holds Add another back, and Save after it closes', async () => {
  const { user, onClose, saved } = open(inWords);
  await user.click(another());
  await waitFor(() => expect(name()).toHaveAccessibleDescription('This field is required'));
  expect(name()).toHaveFocus();
  expect(saved()).toEqual([]);
  await user.type(name(), 'Creek');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(saved()).toHaveLength(1);
});

it('a form of what is there already offers no other', () => {
  open();
  expect(screen.queryByRole('button', { name: 'Add another' })).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });
function escape() {
  const dialog = screen.getByRole('dialog', { name: 'Add paddock' });
  // What the browser does on Escape.
  fireEvent(dialog, createEvent('cancel', dialog, { bubbles: false, cancelable: true }));
}

it('Escape closes an untouched form at once', () => {
  const { onClose } = open();
  escape();
  expect(question()).toBeNull();
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('a cancel that comes up from inside, as of a choice of files, leaves the dialog open', () => {
  const { onClose } = open();
  fireEvent(name(), createEvent('cancel', name(), { bubbles: true, cancelable: true }));
  expect(onClose).not.toHaveBeenCalled();
});

it('Escape asks before it loses what was typed', async () => {
  const { user, onClose } = open();
  await user.type(name(), 'Creek');
  escape();
  await user.click(within(question() as HTMLElement).getByRole('button', { name: 'Stay here' }));
  expect(question()).toBeNull();
  expect(name()).toHaveValue('Creek');
  expect(onClose).not.toHaveBeenCalled();
  escape();
  await user.click(within(question() as HTMLElement).getByRole('button', { name: 'Leave' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('what it warns of is at the buttons, which stay in view', () => {
  render(
    <FormDialog
      title="Add paddock"
      initialValues={{ name: '' }}
      rules={rules}
      onSave={jest.fn()}
      onClose={jest.fn()}
      warnings={<p role="status">Somebody has this name.</p>}
    >
      <Field name="name" label="Name" />
    </FormDialog>,
  );
  const foot = screen.getByRole('status').parentElement;
  expect(foot).toContainElement(screen.getByRole('button', { name: 'Save' }));
  expect(foot).not.toContainElement(name());
});
