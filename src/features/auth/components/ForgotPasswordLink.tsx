import { useFormikContext } from 'formik';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { appPaths } from '@shared/paths';
import { passwordForgotten } from '../authSlice';
import styles from '../pages/pages.module.css';

/** Leads from the login to a new password. The email that is typed by then goes along, and not by the address. */
export function ForgotPasswordLink() {
  const dispatch = useDispatch();
  const { email } = useFormikContext<{ email: string }>().values;
  return (
    <p className={styles.aside}>
      <Link to={appPaths.passwordResetRequest} onClick={() => dispatch(passwordForgotten({ email: email.trim() }))}>
        Forgot password?
      </Link>
    </p>
  );
}
