import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { readPartnerToken } from '@contract/partners/partnerToken';
import { t } from '@domain/words';
import { forms } from '@features/auth';
import { selectMe } from '@features/user';
import { Actions } from '@shared/components/Actions';
import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import { Email } from '@shared/components/Email';
import { Strip } from '@shared/components/Strip';
import { linkTokens } from '@shared/lib/linkTokens';
import { whenMayLeave } from '@shared/lib/mayLeave';
import { Trans } from '@shared/words';

/**
 * For people who opened a partner's link while they were signed in: it makes a new account, so it is of no use to the one
 * they have.
 */
export function PartnerLinkBanner() {
  const dispatch = useDispatch();
  const email = useSelector(selectMe)?.email ?? '';
  const [, setClosed] = useState<string>();
  const token = linkTokens.get('invitation_token');
  if (token === undefined) return null;
  const program = readPartnerToken(token)?.program;
  // One text, since a line may be broken before its period otherwise.
  const address = `${email}.`;
  const close = () => {
    linkTokens.forget('invitation_token');
    setClosed(token);
  };
  const action = (
    <Actions>
      <Button onClick={() => whenMayLeave(() => void dispatch(forms.signOut.submitted()), 'session')}>
        {t`Sign out`}
      </Button>
      <Button look="quiet" onClick={close}>{t`Close`}</Button>
    </Actions>
  );
  return (
    <Strip label={t`Partner link`}>
      <Banner look="warn" action={action}>
        <p>
          {program === undefined ? (
            <Trans>
              The link to the program makes a new account, and you are logged in as <Email>{address}</Email> To use it,
              sign out and open the link again.
            </Trans>
          ) : (
            <Trans>
              The link to {program} makes a new account, and you are logged in as <Email>{address}</Email> To use it,
              sign out and open the link again.
            </Trans>
          )}
        </p>
      </Banner>
    </Strip>
  );
}
