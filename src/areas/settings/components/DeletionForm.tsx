import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { DELETION_DAYS } from '@contract/http/limits';
import type { Me } from '@contract/people/me';
import { plural, t } from '@domain/words';
import { selectUserForm, userFormOpened, userForms } from '@features/user';
import { Button } from '@shared/components/Button';
import { Email } from '@shared/components/Email';
import { EmptyWhen } from '@shared/forms/EmptyWhen';
import { Form } from '@shared/forms/Form';
import { PasswordField } from '@shared/forms/PasswordField';
import { lazyRules } from '@shared/forms/rules';
import { dayInWords } from '@shared/lib/dates';
import { Trans } from '@shared/words';

const rules = lazyRules(() =>
  import('@contract/people/account').then(({ accountDeletionSchema }) => accountDeletionSchema),
);

const WHAT_GOES = t`Your account and the ranches that are yours alone are deleted for good after ${plural(DELETION_DAYS, { other: '# days' })}. Until then a link in the email we send you keeps them, and so does a button at the top of every page.`;

/** The way out for good, and until when it can be taken back. */
export function DeletionForm({ me }: { me: Me }) {
  const dispatch = useDispatch();
  const deletion = useSelector(selectUserForm('accountDeletion'));
  useEffect(() => void dispatch(userFormOpened('accountDeletion')), [dispatch]);
  const end = me.deletion_scheduled_at;
  const day = end === null ? null : dayInWords(end);
  // One text, since a line may be broken before its period otherwise.
  const address = `${me.email}.`;
  return (
    <>
      <p role="status">
        {day !== null && (
          <Trans>
            Your account will be deleted on <b>{day}</b>. To keep it, press “Keep my account” at the top of the page, or
            open the link in the email we sent to <Email>{address}</Email>
          </Trans>
        )}
      </p>
      <Form
        title={t`Account`}
        initialValues={{ password: '' }}
        rules={rules}
        request={deletion}
        onSubmit={(values) => dispatch(userForms.accountDeletion.submitted(values))}
      >
        <EmptyWhen isDone={deletion.status === 'succeeded'} />
        <p>{day === null ? WHAT_GOES : t`Didn’t get the email? We’ll send it again; the day stays the same.`}</p>
        <PasswordField name="password" label={t`Password`} autoComplete="current-password" />
        <Button type="submit" look={day === null ? 'danger' : 'quiet'} isBusy={deletion.status === 'pending'}>
          {day === null ? t`Delete my account` : t`Send the email again`}
        </Button>
      </Form>
    </>
  );
}
