import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { PartnerClaims } from '@contract/partners/partnerToken';
import { expiryOf } from '@contract/ranches/invitationToken';
import { t } from '@domain/words';
import { Button } from '@shared/components/Button';
import { Form } from '@shared/forms/Form';
import { useIsPast } from '@shared/lib/useIsPast';
import { forms } from '../forms';
import { newPasswordRules } from '../newPasswordRules';
import styles from '../pages/pages.module.css';
import { partnerDraft } from '../partnerDraft';
import { useForm } from '../useForm';
import { PartnerFields } from './PartnerFields';

const EXPIRED = t`This link has expired. Ask the person who sent it for a new one.`;
const rules = newPasswordRules(() =>
  import('@contract/partners/partnerJoin').then(({ buildPartnerJoinFormSchema }) => buildPartnerJoinFormSchema),
);

interface PartnerJoinFormProps {
  contract: PartnerClaims;
  /** Whether the server has said that the link has expired, whatever the clock here says. */
  isOver: boolean;
}

/** What a partner has to say of themselves and their ranch; the link has filled in what it knows. */
export function PartnerJoinForm({ contract, isOver }: PartnerJoinFormProps) {
  const dispatch = useDispatch();
  const request = useForm('partnerJoin');
  const { program } = contract;
  const isPast = useIsPast(expiryOf(contract));
  const isExpired = isOver || isPast;
  const [initialValues] = useState(() => partnerDraft(contract));
  return (
    <Form
      title={t`Join ${program}`}
      initialValues={initialValues}
      rules={rules}
      request={request}
      onSubmit={(values) => dispatch(forms.partnerJoin.submitted(values))}
    >
      <p role="alert" className={styles.trouble}>
        {isExpired ? EXPIRED : ''}
      </p>
      <PartnerFields />
      <Button type="submit" isWide disabled={isExpired} isBusy={request.status === 'pending'}>
        {t`Join the program`}
      </Button>
    </Form>
  );
}
