import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Me } from '@contract/people/me';
import { t } from '@domain/words';
import { selectUserForm, userFormOpened, userForms } from '@features/user';
import { AskBeforeLeaving } from '@shared/forms/leaving';
import { Field } from '@shared/forms/Field';
import { Form } from '@shared/forms/Form';
import { lazyRules } from '@shared/forms/rules';
import { SaveButton } from '@shared/forms/SaveButton';

const rules = lazyRules(() => import('@contract/people/account').then(({ profileFormSchema }) => profileFormSchema));

/** How the person is called, and reached by phone. */
export function ProfileForm({ me }: { me: Me }) {
  const dispatch = useDispatch();
  const save = useSelector(selectUserForm('profile'));
  useEffect(() => void dispatch(userFormOpened('profile')), [dispatch]);
  const { full_name, phone_number } = me;
  return (
    <Form
      title={t`Account`}
      initialValues={{ full_name, phone_number }}
      rules={rules}
      request={save}
      onSubmit={(values) => dispatch(userForms.profile.submitted(values))}
    >
      <AskBeforeLeaving request={save} />
      <Field name="full_name" label={t`Full name`} autoComplete="name" autoCapitalize="words" />
      <Field name="phone_number" label={t`Phone number`} type="tel" autoComplete="tel" inputMode="tel" />
      <SaveButton request={save}>{t`Save`}</SaveButton>
    </Form>
  );
}
