import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { idle } from '@shared/requestState';
import { Form } from './Form';
import { TextArea } from './TextArea';

const rules = { preload: () => undefined, validate: async () => ({}) };

it('attack W20: leaves hidden marks that turn the direction out of what is pasted, and keeps its lines', async () => {
  const onSubmit = jest.fn();
  render(
    <Form title="Note" initialValues={{ note: '' }} rules={rules} request={idle} onSubmit={onSubmit}>
      <TextArea name="note" label="Note" />
      <button>Save</button>
    </Form>,
  );
  await userEvent.click(screen.getByLabelText('Note'));
  await userEvent.paste('Call \u202A+1 555 0100\u202C\nabout the \u2068gate\u2069');
  expect(screen.getByLabelText('Note')).toHaveValue('Call +1 555 0100\nabout the gate');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ note: 'Call +1 555 0100\nabout the gate' });
});
