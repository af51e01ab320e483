import { useId } from 'react';
import type { ListedLink } from '@contract/partners/partnerLinks';
import { failureIn } from '@shared/api/requestStateOf';
import { Badge } from '@shared/components/Badge';
import { Confirm } from '@shared/components/Confirm';
import { Email } from '@shared/components/Email';
import { Row } from '@shared/components/Rows';
import { FieldError } from '@shared/forms/FieldError';
import { dayInWords } from '@shared/lib/dates';
import { useRevokePartnerLinkMutation } from '../adminApi';
import { Answers } from './Answers';

const STATES = { good: 'Open', used: 'Used', expired: 'Expired', revoked: 'Revoked' };

/** One link for a partner: for whom, how it stands, and what the partner who used it has said. */
export function LinkRow({ link }: { link: ListedLink }) {
  const { uuid, program, email, created_at, expires_at, state, ranch } = link;
  const id = useId();
  const [revoke, revoking] = useRevokePartnerLinkMutation();
  const whose = email === null ? `made on ${dayInWords(created_at)}` : `for ${email}`;
  return (
    <Row
      title={
        <>
          <b>{program}</b> <Badge>{STATES[state]}</Badge>
        </>
      }
      actions={
        state === 'good' && (
          <Confirm
            label="Revoke"
            name={`Revoke the link ${whose}`}
            question="Revoke this link?"
            consequence={`The link to ${program}, ${whose}, opens nothing from then on. You can make another one.`}
            confirmLabel="Revoke"
            isBusy={revoking.isLoading}
            onConfirm={() => void revoke(uuid)}
          />
        )
      }
    >
      <p>
        {email !== null && (
          <>
            For <Email>{`${email},`}</Email>{' '}
          </>
        )}
        {email === null ? 'Made' : 'made'} on <time dateTime={created_at}>{dayInWords(created_at)}</time>
        {state === 'good' && (
          <>
            , good until <time dateTime={expires_at}>{dayInWords(expires_at)}</time>
          </>
        )}
      </p>
      {state === 'used' && (ranch === null ? <p>The ranch is gone.</p> : <Answers of={ranch} />)}
      <FieldError id={`${id}-error`} error={failureIn(revoking.error)?.message} />
    </Row>
  );
}
