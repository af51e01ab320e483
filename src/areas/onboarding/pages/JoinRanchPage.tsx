import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { readInvitationToken } from '@contract/ranches/invitationToken';
import { t } from '@domain/words';
import { LinkGate } from '@features/auth/components/LinkGate';
import { NeedsConnectionPage } from '@features/ui/components/NeedsConnectionPage';
import { selectMe, selectUserForm, userFormOpened } from '@features/user';
import { LinkTrouble, OpenLinkAgain } from '@shared/components/LinkTrouble';
import { Redirect } from '@shared/components/Redirect';
import { hadToken, linkTokens } from '@shared/lib/linkTokens';
import { appPaths } from '@shared/paths';
import { InvitationCard } from '../components/InvitationCard';

function JoinRanch() {
  const dispatch = useDispatch();
  const me = useSelector(selectMe);
  const join = useSelector(selectUserForm('ranchJoin'));
  const token = linkTokens.get('invitationToken');
  useEffect(() => void dispatch(userFormOpened('ranchJoin')), [dispatch]);
  // A success lets the token go; one that is there again is another invitation's.
  if (join.status === 'succeeded' && token === undefined) return <Redirect to={appPaths.onboardingStep1} />;
  if (token === undefined) return hadToken() ? <OpenLinkAgain /> : <Redirect to={appPaths.signup} />;
  const invitation = readInvitationToken(token);
  if (invitation === undefined) {
    return (
      <LinkTrouble title={t`This invitation link is damaged`}>
        <p>{t`Open it from the email again, or ask the person who invited you to send the invitation again.`}</p>
      </LinkTrouble>
    );
  }
  const { ranch_name: ranchName } = invitation;
  return (
    <LinkGate kind="invitation" title={t`Join ${ranchName}`}>
      {(isExpired) => (
        <InvitationCard invitation={invitation} myEmail={me?.email ?? ''} request={join} isOver={isExpired} />
      )}
    </LinkGate>
  );
}

/** Joining a further ranch by the invitation of a mail, for someone who has an account. */
export default function JoinRanchPage() {
  return (
    <NeedsConnectionPage title={t`Join a ranch`}>
      <JoinRanch />
    </NeedsConnectionPage>
  );
}
