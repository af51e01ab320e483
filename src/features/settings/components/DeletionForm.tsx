import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { DELETION_DAYS } from '@contract/limits';
import type { Me } from '@contract/me';
import { selectUserForm, userFormOpened, userForms } from '@features/user';
import { Button } from '@shared/components/Button';
import { Form } from '@shared/forms/Form';
import { PasswordField } from '@shared/forms/PasswordField';
import { lazyRules } from '@shared/forms/rules';
import { dayInWords } from '@shared/lib/dates';

const rules = lazyRules(() => import('@contract/account').then(({ accountDeletionSchema }) => accountDeletionSchema));

/** The way out for good, and until when it can be taken back. */
export function DeletionForm({ me }: { me: Me }) {
  const dispatch = useDispatch();
  const deletion = useSelector(selectUserForm('accountDeletion'));
  useEffect(() => void dispatch(userFormOpened('accountDeletion')), [dispatch]);
  if (me.deletion_scheduled_at !== null) {
    return (
      <p role="status">
        Your account will be deleted on <b>{dayInWords(me.deletion_scheduled_at)}</b>. To keep it, open the link in the
        mail that we sent to {me.email}.
      </p>
    );
  }
  return (
    <Form
      title="Account"
      initialValues={{ password: '' }}
      rules={rules}
      request={deletion}
      onSubmit={(values) => dispatch(userForms.accountDeletion.submitted(values))}
    >
      <p>
        Your account and the ranches that are yours alone are deleted for good after {DELETION_DAYS} days. Until then a
        link in the mail that we send you keeps them.
      </p>
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <Button type="submit" look="danger" isBusy={deletion.status === 'pending'}>
        Delete my account
      </Button>
    </Form>
  );
}
