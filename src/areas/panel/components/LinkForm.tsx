import type { FormikHelpers } from 'formik';
import { Button } from '@shared/components/Button';
import { Field } from '@shared/forms/Field';
import { Form } from '@shared/forms/Form';
import { lazyRules } from '@shared/forms/rules';
import type { RequestState } from '@shared/requestState';
import type { PartnerLinkForm } from '../newPartnerLink';

const rules = lazyRules(() =>
  import('@contract/partners/partnerJoin').then(({ newPartnerLinkFormSchema }) => newPartnerLinkFormSchema),
);
const empty: PartnerLinkForm = { program: '', first_name: '', last_name: '', email: '', phone_number: '' };
const OTHERS = { autoComplete: 'off' };

interface LinkFormProps {
  request: RequestState;
  onSubmit: (values: PartnerLinkForm, helpers: FormikHelpers<PartnerLinkForm>) => void;
}

/** For which program a partner is asked, and what the link fills in for them. */
export function LinkForm({ request, onSubmit }: LinkFormProps) {
  return (
    <Form title="Partner links" initialValues={empty} rules={rules} request={request} onSubmit={onSubmit}>
      <Field name="program" label="Program" {...OTHERS} />
      <Field name="first_name" label="First name (optional)" {...OTHERS} />
      <Field name="last_name" label="Last name (optional)" {...OTHERS} />
      <Field name="email" label="Email (optional)" type="email" inputMode="email" spellCheck={false} {...OTHERS} />
      <Field name="phone_number" label="Phone number (optional)" type="tel" {...OTHERS} />
      <Button type="submit" isBusy={request.status === 'pending'}>
        Make link
      </Button>
    </Form>
  );
}
