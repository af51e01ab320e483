import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { NewPasswordField, loadIsCommon } from '@features/auth/newPassword';
import { selectUserForm, userFormOpened, userForms } from '@features/user';
import { EmptyWhen } from '@shared/forms/EmptyWhen';
import { Form } from '@shared/forms/Form';
import { PasswordField } from '@shared/forms/PasswordField';
import { lazyRules } from '@shared/forms/rules';
import { SaveButton } from '@shared/forms/SaveButton';

const empty = { current_password: '', password: '' };

const rules = lazyRules(async () => {
  const [{ buildPasswordChangeSchema }, isCommon] = await Promise.all([import('@contract/account'), loadIsCommon()]);
  return buildPasswordChangeSchema(isCommon);
});

/** A new password in place of the old one. */
export function PasswordForm() {
  const dispatch = useDispatch();
  const change = useSelector(selectUserForm('passwordChange'));
  useEffect(() => void dispatch(userFormOpened('passwordChange')), [dispatch]);
  return (
    <Form
      title="Account"
      initialValues={empty}
      rules={rules}
      request={change}
      onSubmit={(values) => dispatch(userForms.passwordChange.submitted(values))}
    >
      <EmptyWhen isDone={change.status === 'succeeded'} />
      <PasswordField name="current_password" label="Current password" autoComplete="current-password" />
      <NewPasswordField name="password" label="New password" />
      <SaveButton request={change}>Change password</SaveButton>
    </Form>
  );
}
