import { readInvitationToken } from '@contract/invitationToken';
import { Navigate } from 'react-router';
import { LinkTrouble, OpenLinkAgain } from '@shared/components/LinkTrouble';
import { hadToken, linkTokens } from '@shared/lib/linkTokens';
import { appPaths } from '@shared/paths';
import { AuthLayout } from '../components/AuthLayout';
import { JoinForm } from '../components/JoinForm';

/** Joining a ranch by the invitation of a mail, for people without an account. */
export default function JoinPage() {
  const token = linkTokens.get('invitationToken');
  const invitation = token === undefined ? undefined : readInvitationToken(token);
  if (token === undefined) return hadToken() ? <OpenLinkAgain /> : <Navigate replace to={appPaths.signup} />;
  if (invitation === undefined) {
    return (
      <LinkTrouble title="This invitation link is damaged">
        <p>A part of it is missing, as happens when a mail program breaks a long link in two.</p>
        <p>Open it from the mail again, or ask whoever invited you to send the invitation once more.</p>
      </LinkTrouble>
    );
  }
  return (
    <AuthLayout title={`Join ${invitation.ranch_name}`} lead="Tell us who you are, and you are on the ranch.">
      <JoinForm invitation={invitation} />
    </AuthLayout>
  );
}
