import { Redirect } from '@shared/components/Redirect';
import { appPaths } from '@shared/paths';
import { Door } from '@shared/components/Door';
import { FromLink } from '../components/FromLink';
import { PasswordResetForm } from '../components/PasswordResetForm';
import { useForm } from '../useForm';

const TITLE = 'Choose a new password';

/** A new password for whoever has the link of a mail. */
export default function PasswordResetPage() {
  const reset = useForm('reset');
  if (reset.status === 'succeeded') return <Redirect to={appPaths.login} />;
  return (
    <FromLink parameter="token" title={TITLE} otherwise={appPaths.notFound}>
      {() => (
        <Door title={TITLE} lead="With it you log in again, here and on every other device.">
          <PasswordResetForm request={reset} />
        </Door>
      )}
    </FromLink>
  );
}
