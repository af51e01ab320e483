import { readInvitationToken } from '@contract/ranches/invitationToken';
import { t } from '@domain/words';
import { appPaths } from '@shared/paths';
import { PublicPage } from '@shared/components/PublicPage';
import { DamagedLink, FromLink } from '../components/FromLink';
import { JoinForm } from '../components/JoinForm';
import { LinkGate } from '../components/LinkGate';

/** Joining a ranch by the invitation of a mail, for people without an account. */
export default function JoinPage() {
  return (
    <FromLink parameter="invitationToken" title={t`Join a ranch`} otherwise={appPaths.signup}>
      {(token) => <Invited token={token} />}
    </FromLink>
  );
}

function Invited({ token }: { token: string }) {
  const invitation = readInvitationToken(token);
  if (invitation === undefined) {
    return (
      <DamagedLink title={t`This invitation link is damaged`}>
        {t`Open it from the email again, or ask the person who invited you to send the invitation again.`}
      </DamagedLink>
    );
  }
  const { ranch_name: ranch } = invitation;
  const title = t`Join ${ranch}`;
  return (
    <LinkGate kind="invitation" title={title}>
      {(isExpired) => (
        <PublicPage title={title} lead={t`Tell us who you are, and you are on the ranch.`}>
          <JoinForm invitation={invitation} isOver={isExpired} />
        </PublicPage>
      )}
    </LinkGate>
  );
}
