import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { expiryOf, type InvitationClaims } from '@contract/ranches/invitationToken';
import { t } from '@domain/words';
import { Button } from '@shared/components/Button';
import { Field } from '@shared/forms/Field';
import { Form } from '@shared/forms/Form';
import { ROLE_NAMES } from '@shared/lib/roleNames';
import { useGreeting } from '@shared/lib/useGreeting';
import { useIsPast } from '@shared/lib/useIsPast';
import { appPaths, loginHref } from '@shared/paths';
import { failureOf } from '@shared/requestState';
import { forms } from '../forms';
import styles from '../pages/pages.module.css';
import { joinRules } from '../signupRules';
import { useForm } from '../useForm';
import { NewPasswordField } from './NewPasswordField';

const EXPIRED = t`Token is not valid anymore. Request new register link`;

interface JoinFormProps {
  invitation: InvitationClaims;
  /** Whether the server has said that it has expired, whatever the clock here says. */
  isOver: boolean;
}

/** What someone who was invited has to say of themselves; email and role are the invitation's. */
export function JoinForm({ invitation, isOver }: JoinFormProps) {
  useGreeting(t`You are trying to join pasture`, t`Great!`);
  const dispatch = useDispatch();
  const join = useForm('join');
  const { ranch_name: ranch } = invitation;
  const isPast = useIsPast(expiryOf(invitation));
  const isExpired = isOver || isPast;
  const hasAccount = failureOf(join)?.code === 'email_taken';
  const initialValues = {
    email: invitation.email,
    role: ROLE_NAMES[invitation.role],
    full_name: '',
    phone_number: '',
    password: '',
  };
  return (
    <>
      <Form
        title={t`Join ${ranch}`}
        initialValues={initialValues}
        rules={joinRules}
        request={join}
        onSubmit={({ full_name, phone_number, password }) =>
          dispatch(forms.join.submitted({ full_name, phone_number, password }))
        }
      >
        <p role="alert" className={styles.trouble}>
          {isExpired ? EXPIRED : ''}
        </p>
        <Field name="email" label={t`Email`} type="email" autoComplete="username" readOnly />
        <Field name="role" label={t`Role`} readOnly />
        <Field name="full_name" label={t`Full name`} autoComplete="name" autoCapitalize="words" />
        <Field name="phone_number" label={t`Phone number`} type="tel" autoComplete="tel" inputMode="tel" />
        <NewPasswordField name="password" label={t`Password`} />
        <Button type="submit" isWide disabled={isExpired} isBusy={join.status === 'pending'}>
          {t`Join`}
        </Button>
      </Form>
      <p className={styles.alternative}>
        {hasAccount ? t`You have an account already.` : t`Already grazing with us?`}{' '}
        <Link to={loginHref(appPaths.joinRanch)}>{t`Log in to join`}</Link>
      </p>
    </>
  );
}
