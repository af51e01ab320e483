import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { t } from '@domain/words';
import { Button } from '@shared/components/Button';
import { Form } from '@shared/forms/Form';
import { PasswordField } from '@shared/forms/PasswordField';
import { appPaths } from '@shared/paths';
import { failureOf, type RequestState } from '@shared/requestState';
import { Trans } from '@shared/words';
import { forms } from '../forms';
import { newPasswordRules } from '../newPasswordRules';
import styles from '../pages/pages.module.css';
import { NewPasswordField } from './NewPasswordField';

// The payload does not hold the second password, so no server can judge it.
const rules = newPasswordRules(
  () => import('@contract/people/passwordReset').then(({ buildResetFormSchema }) => buildResetFormSchema),
  ({ password, confirmation }) => (password === confirmation ? {} : { confirmation: t`Passwords don't match.` }),
);
const empty = { password: '', confirmation: '' };

/** The new password, twice. A link that is no longer good leads to a new one. */
export function PasswordResetForm({ request }: { request: RequestState }) {
  const dispatch = useDispatch();
  const isLinkOver = failureOf(request)?.code.startsWith('token_') === true;
  return (
    <Form
      title={t`Choose a new password`}
      initialValues={empty}
      rules={rules}
      request={request}
      onSubmit={({ password }) => dispatch(forms.reset.submitted({ password }))}
    >
      <NewPasswordField name="password" label={t`New password`} />
      <PasswordField name="confirmation" label={t`Confirm password`} autoComplete="new-password" />
      <Button type="submit" isWide isBusy={request.status === 'pending'}>
        {t`Reset password`}
      </Button>
      {isLinkOver && (
        <p className={styles.alternative}>
          <Trans>
            Have you just set a new password? <Link to={appPaths.login}>Log in</Link> with it.{' '}
            <Link to={appPaths.passwordResetRequest}>Ask for a new link</Link>
          </Trans>
        </p>
      )}
    </Form>
  );
}
