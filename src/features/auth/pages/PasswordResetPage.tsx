import { Navigate } from 'react-router';
import { OpenLinkAgain } from '@shared/components/LinkTrouble';
import { hadToken, linkTokens } from '@shared/lib/linkTokens';
import { appPaths } from '@shared/paths';
import { AuthLayout } from '../components/AuthLayout';
import { PasswordResetForm } from '../components/PasswordResetForm';
import { useForm } from '../useForm';

/** A new password for whoever has the link of a mail. */
export default function PasswordResetPage() {
  const reset = useForm('reset');
  if (reset.status === 'succeeded') return <Navigate replace to={appPaths.login} />;
  if (linkTokens.get('token') === undefined) {
    return hadToken() ? <OpenLinkAgain /> : <Navigate replace to={appPaths.notFound} />;
  }
  return (
    <AuthLayout title="Choose a new password" lead="With it you log in again, here and on every other device.">
      <PasswordResetForm request={reset} />
    </AuthLayout>
  );
}
