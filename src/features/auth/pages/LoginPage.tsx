import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { PRODUCT_NAME } from '@contract/product';
import { Button } from '@shared/components/Button';
import { Field } from '@shared/forms/Field';
import { Form } from '@shared/forms/Form';
import { PasswordField } from '@shared/forms/PasswordField';
import { lazyRules } from '@shared/forms/rules';
import { appPaths } from '@shared/paths';
import { selectForm } from '../authSelectors';
import { formOpened } from '../authSlice';
import { Door } from '@shared/components/Door';
import { ForgetRefusedPassword } from '../components/ForgetRefusedPassword';
import { ForgotPasswordLink } from '../components/ForgotPasswordLink';
import { forms } from '../forms';
import styles from './pages.module.css';

const rules = lazyRules(() => import('@contract/login').then(({ loginSchema }) => loginSchema));
const empty = { email: '', password: '' };

export default function LoginPage() {
  const dispatch = useDispatch();
  const login = useSelector(selectForm('login'));
  useEffect(() => void dispatch(formOpened('login')), [dispatch]);
  return (
    <Door title="Welcome back" lead={`Log in to ${PRODUCT_NAME}.`}>
      <Form
        title="Log in"
        initialValues={empty}
        rules={rules}
        request={login}
        onSubmit={(values) => dispatch(forms.login.submitted(values))}
      >
        <Field name="email" label="Email" type="email" autoComplete="username" inputMode="email" spellCheck={false} />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <ForgetRefusedPassword request={login} />
        <ForgotPasswordLink />
        <Button type="submit" isWide isBusy={login.status === 'pending'}>
          Log in
        </Button>
      </Form>
      <p className={styles.alternative}>
        New to {PRODUCT_NAME}? <Link to={appPaths.signup}>Start Free Trial</Link>
      </p>
    </Door>
  );
}
