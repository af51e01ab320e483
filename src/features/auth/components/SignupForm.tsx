import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { t } from '@domain/words';
import { Button } from '@shared/components/Button';
import { Terms } from '@shared/components/Terms';
import { Checkbox } from '@shared/forms/Checkbox';
import { Field } from '@shared/forms/Field';
import { Form } from '@shared/forms/Form';
import { Trans } from '@shared/words';
import { selectSignup } from '../authSelectors';
import { formOpened } from '../authSlice';
import { forms } from '../forms';
import { signupRules } from '../signupRules';
import { NewPasswordField } from './NewPasswordField';
import { RanchNameField } from './RanchNameField';

const empty = { full_name: '', name: '', email: '', password: '', phone_number: '', terms: false };

interface SignupFormProps {
  /** The document's title. */
  title: string;
  withTerms: boolean;
}

/** The Start Free Trial form; the mobile variant has no terms box. */
export function SignupForm({ title, withTerms }: SignupFormProps) {
  const dispatch = useDispatch();
  const signup = useSelector(selectSignup);
  useEffect(() => void dispatch(formOpened('signup')), [dispatch]);
  return (
    <Form
      title={title}
      initialValues={empty}
      rules={withTerms ? signupRules.withTerms : signupRules.withoutTerms}
      request={signup}
      onSubmit={(values) => dispatch(forms.signup.submitted(values))}
    >
      <Field name="full_name" label={t`Full name`} autoComplete="name" autoCapitalize="words" />
      <RanchNameField />
      <Field name="email" label={t`Email`} type="email" autoComplete="email" inputMode="email" spellCheck={false} />
      <NewPasswordField name="password" label={t`Password`} />
      <Field name="phone_number" label={t`Phone number`} type="tel" autoComplete="tel" inputMode="tel" />
      {withTerms && (
        <Checkbox name="terms">
          <Trans>
            I agree to <Terms />
          </Trans>
        </Checkbox>
      )}
      <Button type="submit" isWide isBusy={signup.status === 'pending'}>
        {t`Start Free Trial`}
      </Button>
    </Form>
  );
}
