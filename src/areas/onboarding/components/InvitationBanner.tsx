import { useEffect, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { expiryOf, readInvitationToken, type InvitationClaims } from '@contract/ranches/invitationToken';
import { normalizeEmail } from '@contract/text/email';
import { t } from '@domain/words';
import { forms } from '@features/auth';
import { linkInWords } from '@features/auth/linkInWords';
import { useForm } from '@features/auth/useForm';
import { selectMe, selectUserForm, userFormOpened, userForms } from '@features/user';
import { Actions } from '@shared/components/Actions';
import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import { Strip } from '@shared/components/Strip';
import { FormFailure } from '@shared/forms/FormFailure';
import { linkTokens } from '@shared/lib/linkTokens';
import { whenMayLeave } from '@shared/lib/mayLeave';
import { useIsPast } from '@shared/lib/useIsPast';
import { failureOf } from '@shared/requestState';
import { Trans } from '@shared/words';
import { ROLE_NAMES } from '@shared/lib/roleNames';
import { WrongPerson } from './WrongPerson';

interface InvitedProps {
  invitation: InvitationClaims;
  /** The server says that it has expired, whatever the clock of this device says. */
  isOver: boolean;
  onClose: () => void;
}

/** Which ranch invites the person, and the way to join it; or why it does not. */
function Invited({ invitation, isOver, onClose }: InvitedProps) {
  const { ranch_name: ranchName } = invitation;
  const role = ROLE_NAMES[invitation.role];
  const dispatch = useDispatch();
  const myEmail = useSelector(selectMe)?.email ?? '';
  const joining = useSelector(selectUserForm('ranchJoin'));
  const isPast = useIsPast(expiryOf(invitation));
  const isExpired = isPast || isOver;
  const isForMe = normalizeEmail(invitation.email) === normalizeEmail(myEmail);
  const isGood = isForMe && !isExpired;
  const join = () => whenMayLeave(() => void dispatch(userForms.ranchJoin.submitted()), 'ranch');
  const signOut = () => whenMayLeave(() => void dispatch(forms.signOut.submitted()), 'session');
  const action = (
    <Actions>
      {isGood && <Button isBusy={joining.status === 'pending'} onClick={join}>{t`Join ranch`}</Button>}
      {!isForMe && !isExpired && <Button onClick={signOut}>{t`Sign out`}</Button>}
      <Button look="quiet" onClick={onClose}>
        {isGood ? t`Not now` : t`Close`}
      </Button>
    </Actions>
  );
  return (
    <>
      <Banner look={isGood ? 'info' : 'warn'} action={action}>
        <p>
          {isForMe ? (
            <Trans>
              <b translate="no">{ranchName}</b> invites you to join as {role}.
            </Trans>
          ) : (
            <Trans>
              <b translate="no">{ranchName}</b> invites someone else to join as {role}.
            </Trans>
          )}
        </p>
        {isExpired && <p>{t`Token is not valid anymore. Request new register link`}</p>}
        {!isForMe && !isExpired && <WrongPerson invited={invitation.email} me={myEmail} />}
      </Banner>
      <FormFailure failure={failureOf(joining)} />
    </>
  );
}

/** Why the link of an invitation does nothing. */
function NoInvitation({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const close = <Button look="quiet" onClick={onClose}>{t`Close`}</Button>;
  return (
    <Banner look="warn" action={close}>
      {children}
    </Banner>
  );
}

/** The server says first how the link stands, so that nothing is offered that it would refuse. */
function Checked({ invitation, onClose }: Omit<InvitedProps, 'isOver'>) {
  const dispatch = useDispatch();
  const link = useForm('link');
  useEffect(() => void dispatch(forms.link.submitted('invitation')), [dispatch]);
  if (link.status === 'idle' || link.status === 'pending') return null;
  const code = failureOf(link)?.code;
  const over = linkInWords('invitation', code);
  if (over === undefined) {
    return <Invited invitation={invitation} isOver={code === 'token_expired'} onClose={onClose} />;
  }
  return (
    <NoInvitation onClose={onClose}>
      {over.title}. {over.words}
    </NoInvitation>
  );
}

/** For people who opened the link of an invitation while they were signed in, on whichever page they are now. */
export default function InvitationBanner() {
  const dispatch = useDispatch();
  const [, setClosed] = useState<string>();
  const token = linkTokens.get('invitationToken');
  useEffect(() => void dispatch(userFormOpened('ranchJoin')), [dispatch]);
  // Joining lets the token go, and what is known of the person changes with it.
  useSelector(selectUserForm('ranchJoin'));
  if (token === undefined) return null;
  const close = () => {
    linkTokens.forget('invitationToken');
    setClosed(token);
  };
  const invitation = readInvitationToken(token);
  return (
    <Strip label={t`Invitation`}>
      {invitation !== undefined && <Checked invitation={invitation} onClose={close} />}
      {invitation === undefined && (
        <NoInvitation onClose={close}>
          {t`This invitation link is damaged. Open it from the email again, or ask the person who invited you to send it again.`}
        </NoInvitation>
      )}
    </Strip>
  );
}
