import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { t } from '@domain/words';
import { Button } from '@shared/components/Button';
import { Redirect } from '@shared/components/Redirect';
import { Field } from '@shared/forms/Field';
import { Form } from '@shared/forms/Form';
import { lazyRules } from '@shared/forms/rules';
import { appPaths } from '@shared/paths';
import { PublicPage } from '@shared/components/PublicPage';
import { selectForgetfulEmail } from '../authSelectors';
import { forgetfulEmailTaken } from '../authSlice';
import { forms } from '../forms';
import { useForm } from '../useForm';
import styles from './pages.module.css';

const rules = lazyRules(() =>
  import('@contract/people/passwordReset').then(({ resetRequestSchema }) => resetRequestSchema),
);

/** Asks for a link to a new password. What it answers is the same whether or not anyone has the email. */
export default function PasswordResetRequestPage() {
  const dispatch = useDispatch();
  const request = useForm('resetRequest');
  const email = useSelector(selectForgetfulEmail);
  const [initialValues] = useState({ email });
  useEffect(() => void dispatch(forgetfulEmailTaken()), [dispatch]);
  if (request.status === 'succeeded') return <Redirect to={appPaths.login} />;
  return (
    <PublicPage title={t`Forgot your password?`} lead={t`Tell us your email, and we send you a link to a new one.`}>
      <Form
        title={t`Forgot your password?`}
        initialValues={initialValues}
        rules={rules}
        request={request}
        onSubmit={(values) => dispatch(forms.resetRequest.submitted(values))}
      >
        <Field
          name="email"
          label={t`Email`}
          type="email"
          autoComplete="username"
          inputMode="email"
          spellCheck={false}
        />
        <Button type="submit" isWide isBusy={request.status === 'pending'}>
          {t`Send reset link`}
        </Button>
      </Form>
      <p className={styles.alternative}>
        <Link to={appPaths.login}>{t`Back to log in`}</Link>
      </p>
    </PublicPage>
  );
}
