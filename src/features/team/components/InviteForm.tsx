import type { FormikHelpers } from 'formik';
import { useSelector } from 'react-redux';
import type { Ranch } from '@contract/people/me';
import type { NewInvitation } from '@contract/ranches/invitation';
import { grantableBy } from '@contract/ranches/rights';
import { LANGUAGE } from '@domain/language/language';
import { LANGUAGE_NAMES, offeredLanguages } from '@domain/language/languages';
import { t } from '@domain/words';
import { selectAppSettings } from '@features/ui';
import { requestStateOf } from '@shared/api/requestStateOf';
import { Button } from '@shared/components/Button';
import { Field } from '@shared/forms/Field';
import { Form } from '@shared/forms/Form';
import { lazyRules } from '@shared/forms/rules';
import { Select } from '@shared/forms/Select';
import { useSendInvitationMutation } from '../invitationsApi';
import { roleOptions } from '../members';

const rules = lazyRules(() =>
  import('@contract/ranches/invitation').then(({ newInvitationSchema }) => newInvitationSchema),
);
const empty: NewInvitation = { email: '', role: 'member', language: LANGUAGE };
const WHAT_ROLES_DO = t`Owners decide about roles, managers invite people, members work here, viewers look on.`;

/**
 * Invites someone to the ranch, in any role up to one's own. It is empty again once the invitation is on its way.
 *
 * @param title the document's, for the page that it stands on
 */
export function InviteForm({ ranch, title }: { ranch: Ranch; title: string }) {
  const [send, result] = useSendInvitationMutation();
  const request = requestStateOf(result);
  const languages = offeredLanguages(useSelector(selectAppSettings)?.LANGUAGES);
  const hasChoice = languages.length > 1;
  const submit = async ({ email, role, language }: NewInvitation, { resetForm }: FormikHelpers<NewInvitation>) => {
    const { error } = await send({
      ranchUuid: ranch.ranch_uuid,
      email: email.trim(),
      role,
      ...(hasChoice && { language }),
    });
    if (error === undefined) resetForm();
  };
  return (
    <Form
      title={title}
      initialValues={empty}
      rules={rules}
      request={request}
      onSubmit={(values, helpers) => void submit(values, helpers)}
    >
      <Field name="email" label={t`Email`} type="email" autoComplete="off" inputMode="email" spellCheck={false} />
      <Select name="role" label={t`Role`} hint={WHAT_ROLES_DO} options={roleOptions(grantableBy(ranch.role))} />
      {hasChoice && (
        <Select
          name="language"
          label={t`Language of the email`}
          options={languages.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
        />
      )}
      <Button type="submit" isBusy={request.status === 'pending'}>{t`Send invitation`}</Button>
    </Form>
  );
}
