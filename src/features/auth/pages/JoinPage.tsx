import { readInvitationToken } from '@contract/invitationToken';
import { appPaths } from '@shared/paths';
import { Door } from '@shared/components/Door';
import { DamagedLink, FromLink } from '../components/FromLink';
import { JoinForm } from '../components/JoinForm';

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
        Open it from the mail again, or ask whoever invited you to send the invitation once more.
      </DamagedLink>
    );
  }
  return (
    <Door title={`Join ${invitation.ranch_name}`} lead="Tell us who you are, and you are on the ranch.">
      <JoinForm invitation={invitation} />
    </Door>
  );
}
