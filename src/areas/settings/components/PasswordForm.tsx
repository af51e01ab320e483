import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { t } from '@domain/words';
import { NewPasswordField } from '@features/auth/components/NewPasswordField';
import { loadIsCommon } from '@features/auth/newPasswordRules';
import { selectMe, selectUserForm, userFormOpened, userForms } from '@features/user';
import { EmptyWhen } from '@shared/forms/EmptyWhen';
import { Form } from '@shared/forms/Form';
import { PasswordField } from '@shared/forms/PasswordField';
import { lazyRules } from '@shared/forms/rules';
import { SaveButton } from '@shared/forms/SaveButton';

const empty = { current_password: '', password: '' };

const rules = lazyRules(async () => {
  const [{ buildPasswordChangeSchema }, isCommon] = await Promise.all([
    import('@contract/people/account'),
    loadIsCommon(),
  ]);
  return buildPasswordChangeSchema(isCommon);
});

/** A new password in place of the old one. */
export function PasswordForm() {
  const dispatch = useDispatch();
  const email = useSelector(selectMe)?.email;
  const change = useSelector(selectUserForm('passwordChange'));
  useEffect(() => void dispatch(userFormOpened('passwordChange')), [dispatch]);
  return (
    <Form
      title={t`Account`}
      initialValues={empty}
      rules={rules}
      request={change}
      onSubmit={(values) => dispatch(userForms.passwordChange.submitted(values))}
    >
      <EmptyWhen isDone={change.status === 'succeeded'} />
      {/* Tells browsers whose password this is. It is no field of the form. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="current_password" label={t`Current password`} autoComplete="current-password" />
      <NewPasswordField name="password" label={t`New password`} />
      <SaveButton request={change}>{t`Change password`}</SaveButton>
    </Form>
  );
}
