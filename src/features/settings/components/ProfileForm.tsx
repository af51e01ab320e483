import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Me } from '@contract/me';
import { selectUserForm, userFormOpened, userForms } from '@features/user';
import { AskBeforeLeaving } from '@shared/forms/AskBeforeLeaving';
import { Field } from '@shared/forms/Field';
import { Form } from '@shared/forms/Form';
import { lazyRules } from '@shared/forms/rules';
import { SaveButton } from '@shared/forms/SaveButton';

const rules = lazyRules(() => import('@contract/account').then(({ profileFormSchema }) => profileFormSchema));

/** How the person is called, and reached by phone. */
export function ProfileForm({ me }: { me: Me }) {
  const dispatch = useDispatch();
  const save = useSelector(selectUserForm('profile'));
  useEffect(() => void dispatch(userFormOpened('profile')), [dispatch]);
  const { first_name, last_name, phone_number } = me;
  return (
    <Form
      title="Account"
      initialValues={{ first_name, last_name, phone_number }}
      rules={rules}
      request={save}
      onSubmit={(values) => dispatch(userForms.profile.submitted(values))}
    >
      <AskBeforeLeaving request={save} />
      <Field name="first_name" label="First name" autoComplete="given-name" />
      <Field name="last_name" label="Last name" autoComplete="family-name" />
      <Field name="phone_number" label="Phone number" type="tel" autoComplete="tel" inputMode="tel" />
      <SaveButton request={save}>Save</SaveButton>
    </Form>
  );
}
