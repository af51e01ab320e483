import { readInvitationToken } from '@contract/ranches/invitationToken';
import { appPaths } from '@shared/paths';
import { PublicPage } from '@shared/components/PublicPage';
import { DamagedLink, FromLink } from '../components/FromLink';
import { JoinForm } from '../components/JoinForm';
import { LinkGate } from '../components/LinkGate';

/** Joining a ranch by the invitation of a mail, for people without an account. */
export default function JoinPage() {
  return (
    <FromLink parameter="invitationToken" title="Join a ranch" otherwise={appPaths.signup}>
      {(token) => <Invited token={token} />}
    </FromLink>
  );
}

function Invited({ token }: { token: string }) {
  const invitation = readInvitationToken(token);
  if (invitation === undefined) {
    return (
      <DamagedLink title="This invitation link is damaged">
        Open it from the email again, or ask the person who invited you to send the invitation again.
      </DamagedLink>
    );
  }
  const title = `Join ${invitation.ranch_name}`;
  return (
    <LinkGate kind="invitation" title={title}>
      {(isExpired) => (
        <PublicPage title={title} lead="Tell us who you are, and you are on the ranch.">
          <JoinForm invitation={invitation} isOver={isExpired} />
        </PublicPage>
      )}
    </LinkGate>
  );
}
