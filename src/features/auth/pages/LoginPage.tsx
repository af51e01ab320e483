import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { useFormikContext } from 'formik';
import { PRODUCT_NAME } from '@contract/http/product';
import { t } from '@domain/words';
import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import { PublicPage } from '@shared/components/PublicPage';
import { Field } from '@shared/forms/Field';
import { Form } from '@shared/forms/Form';
import { PasswordField } from '@shared/forms/PasswordField';
import { lazyRules } from '@shared/forms/rules';
import { linkTokens } from '@shared/lib/linkTokens';
import { useIsInBrowser } from '@shared/lib/useIsInBrowser';
import { useIsMarkedWaiting } from '@shared/lib/waitingMark';
import { appPaths } from '@shared/paths';
import { Trans } from '@shared/words';
import { selectForm } from '../authSelectors';
import { formOpened, passwordForgotten } from '../authSlice';
import { ForgetRefusedPassword } from '../components/ForgetRefusedPassword';
import { forms } from '../forms';
import styles from './pages.module.css';

/** Leads from the login to a new password. The email that is typed by then goes along, and not by the address. */
function ForgotPasswordLink() {
  const dispatch = useDispatch();
  const { email } = useFormikContext<{ email: string }>().values;
  return (
    <p className={styles.aside}>
      <Link to={appPaths.passwordResetRequest} onClick={() => dispatch(passwordForgotten({ email: email.trim() }))}>
        {t`Forgot password?`}
      </Link>
    </p>
  );
}

const rules = lazyRules(() => import('@contract/people/login').then(({ loginSchema }) => loginSchema));
const empty = { email: '', password: '' };

export default function LoginPage() {
  const dispatch = useDispatch();
  const login = useSelector(selectForm('login'));
  useEffect(() => void dispatch(formOpened('login')), [dispatch]);
  const isInvited = useIsInBrowser() && linkTokens.get('invitationToken') !== undefined;
  const isWaiting = useIsMarkedWaiting();
  return (
    <PublicPage
      title={t`Welcome back`}
      lead={isInvited ? t`Log in to join the ranch that invites you.` : t`Log in to ${PRODUCT_NAME}.`}
    >
      <Form
        title={t`Log in`}
        initialValues={empty}
        rules={rules}
        request={login}
        onSubmit={(values) => dispatch(forms.login.submitted(values))}
      >
        <Field
          name="email"
          label={t`Email`}
          type="email"
          autoComplete="username"
          inputMode="email"
          spellCheck={false}
        />
        <PasswordField name="password" label={t`Password`} autoComplete="current-password" />
        <ForgetRefusedPassword request={login} />
        <ForgotPasswordLink />
        <Button type="submit" isWide isBusy={login.status === 'pending'}>
          {t`Log in`}
        </Button>
      </Form>
      {isWaiting && (
        <Banner look="info">
          <p>{t`Changes are waiting on this device. The person who made them can log in to send them.`}</p>
        </Banner>
      )}
      <p className={styles.alternative}>
        <Trans>
          New to {PRODUCT_NAME}? <Link to={appPaths.signup}>Start Free Trial</Link>
        </Trans>
      </p>
    </PublicPage>
  );
}
