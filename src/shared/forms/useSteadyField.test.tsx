import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { memo } from 'react';
import { useSteadyField, type Control } from './useSteadyField';

const drawn: string[] = [];

const Option = memo(function Option({
  name,
  isChosen,
  control,
}: {
  name: string;
  isChosen: boolean;
  control: Control;
}) {
  drawn.push(name);
  return <input {...control} type="radio" value={name} checked={isChosen} aria-label={name} />;
});

function Places() {
  const { value, control } = useSteadyField<string>('place');
  return ['creek', 'mesa', 'north'].map((name) => (
    <Option key={name} name={name} isChosen={name === value} control={control} />
  ));
}

it('a control of a long list is drawn again only where it is chosen or left', async () => {
  const user = userEvent.setup({ delay: null });
  const sent = jest.fn();
  render(
    <Formik initialValues={{ place: 'creek' }} onSubmit={({ place }) => sent(place) as undefined}>
      {({ handleSubmit }) => (
        <form onSubmit={handleSubmit}>
          <Places />
          <button type="submit">Move</button>
        </form>
      )}
    </Formik>,
  );
  drawn.length = 0;
  await user.click(screen.getByLabelText('north'));
  expect(screen.getByLabelText('north')).toBeChecked();
  expect(drawn).toEqual(['creek', 'north']);
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(sent).toHaveBeenCalledWith('north');
  expect(drawn).toEqual(['creek', 'north']);
});
