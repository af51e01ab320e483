import { t } from '@domain/words';
import { Redirect } from '@shared/components/Redirect';
import { appPaths } from '@shared/paths';
import { PublicPage } from '@shared/components/PublicPage';
import { FromLink } from '../components/FromLink';
import { LinkGate } from '../components/LinkGate';
import { PasswordResetForm } from '../components/PasswordResetForm';
import { useForm } from '../useForm';

const TITLE = t`Choose a new password`;

/** A new password for anyone who has the link of a mail. */
export default function PasswordResetPage() {
  const reset = useForm('reset');
  if (reset.status === 'succeeded') return <Redirect to={appPaths.login} />;
  return (
    <FromLink parameter="token" title={TITLE} otherwise={appPaths.notFound}>
      {() => (
        <LinkGate kind="reset" title={TITLE}>
          {() => (
            <PublicPage title={TITLE} lead={t`Use it to log in again, here and on every other device.`}>
              <PasswordResetForm request={reset} />
            </PublicPage>
          )}
        </LinkGate>
      )}
    </FromLink>
  );
}
