import type { FormikHelpers } from 'formik';
import type { Ranch } from '@contract/people/me';
import type { NewInvitation } from '@contract/ranches/invitation';
import { grantableBy } from '@contract/ranches/rights';
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
const empty: NewInvitation = { email: '', role: 'member' };
const WHAT_ROLES_DO = 'Owners decide about roles, managers invite people, members work here, viewers look on.';

/**
 * Invites someone to the ranch, in any role up to one's own. It is empty again once the invitation is on its way.
 *
 * @param title the document's, for the page that it stands on
 */
export function InviteForm({ ranch, title }: { ranch: Ranch; title: string }) {
  const [send, result] = useSendInvitationMutation();
  const request = requestStateOf(result);
  const submit = async ({ email, role }: NewInvitation, { resetForm }: FormikHelpers<NewInvitation>) => {
    const { error } = await send({ ranchUuid: ranch.ranch_uuid, email: email.trim(), role });
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
      <Field name="email" label="Email" type="email" autoComplete="off" inputMode="email" spellCheck={false} />
      <Select name="role" label="Role" hint={WHAT_ROLES_DO} options={roleOptions(grantableBy(ranch.role))} />
      <Button type="submit" isBusy={request.status === 'pending'}>
        Send invitation
      </Button>
    </Form>
  );
}
