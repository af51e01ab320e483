import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ContractClaims } from '@contract/contractToken';
import { expiryOf } from '@contract/invitationToken';
import { Button } from '@shared/components/Button';
import { Form } from '@shared/forms/Form';
import { useIsPast } from '@shared/lib/useIsPast';
import { forms } from '../forms';
import { newPasswordRules } from '../newPasswordRules';
import styles from '../pages/pages.module.css';
import { partnerDraft } from '../partnerDraft';
import { useForm } from '../useForm';
import { PartnerFields } from './PartnerFields';

const EXPIRED = 'This link has expired. Ask whoever sent it for a new one.';
const rules = newPasswordRules(() =>
  import('@contract/partnerJoin').then(({ buildPartnerJoinFormSchema }) => buildPartnerJoinFormSchema),
);

/** What a partner has to say of themselves and their ranch; the link has filled in what it knows. */
export function PartnerJoinForm({ contract }: { contract: ContractClaims }) {
  const dispatch = useDispatch();
  const request = useForm('partnerJoin');
  const isExpired = useIsPast(expiryOf(contract));
  const [initialValues] = useState(() => partnerDraft(contract));
  return (
    <Form
      title={`Join ${contract.program}`}
      initialValues={initialValues}
      rules={rules}
      request={request}
      onSubmit={(values) => dispatch(forms.partnerJoin.submitted(values))}
    >
      <PartnerFields />
      <p role="alert" className={styles.trouble}>
        {isExpired ? EXPIRED : ''}
      </p>
      <Button type="submit" isWide disabled={isExpired} isBusy={request.status === 'pending'}>
        Join the program
      </Button>
    </Form>
  );
}
