import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { RANCH_DELETION_DAYS } from '@contract/http/limits';
import type { Ranch } from '@contract/people/me';
import { may } from '@contract/ranches/rights';
import { foldWhiteSpace } from '@contract/text/text';
import { plural, t } from '@domain/words';
import { selectMe, selectUserForm, userFormOpened, userForms } from '@features/user';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { Confirm } from '@shared/components/Confirm';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { FormFailure } from '@shared/forms/FormFailure';
import { recordRules } from '@shared/forms/recordRules';
import { failureOf } from '@shared/requestState';

const ONLY_THEMSELVES = t`Only the person themselves can leave or delete it, not someone who acts as them.`;

function LeaveRanch({ ranch: { ranch_uuid: ranchUuid, name } }: { ranch: Ranch }) {
  const dispatch = useDispatch();
  const leaving = useSelector(selectUserForm('ranchLeaving'));
  useEffect(() => void dispatch(userFormOpened('ranchLeaving')), [dispatch]);
  return (
    <>
      <h3>{t`Leave this ranch`}</h3>
      <p>{t`You won’t see it anymore, and it continues without you. What you recorded stays.`}</p>
      <FormFailure failure={failureOf(leaving)} />
      <Confirm
        label={t`Leave this ranch`}
        name={t`Leave this ranch`}
        question={t`Leave ${name}?`}
        consequence={t`You can come back only if someone invites you again.`}
        confirmLabel={t`Leave`}
        keepLabel={t({ message: 'Stay', context: 'on the ranch' })}
        isBusy={leaving.status === 'pending'}
        onConfirm={() => dispatch(userForms.ranchLeaving.submitted({ ranchUuid }))}
      />
    </>
  );
}

function DeleteRanch({ ranch: { ranch_uuid: ranchUuid, name } }: { ranch: Ranch }) {
  const dispatch = useDispatch();
  const deletion = useSelector(selectUserForm('ranchDeletion'));
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => void dispatch(userFormOpened('ranchDeletion')), [dispatch, isAsking]);
  const [rules] = useState(() =>
    recordRules<{ name: string }>(
      () => import('@contract/ranches/ranch').then(({ ranchDeletionSchema }) => ranchDeletionSchema),
      (values) => values,
      (values) => (foldWhiteSpace(values.name) === name ? {} : { name: t`Type the name exactly: ${name}` }),
    ),
  );
  return (
    <>
      <h3>{t`Delete this ranch`}</h3>
      <p>
        {t`It is gone right away, with everything in it. For ${plural(RANCH_DELETION_DAYS, { other: '# days' })} you can bring it back, from your account. While others are on it, remove them first.`}
      </p>
      <Button look="danger" onClick={() => setIsAsking(true)}>{t`Delete this ranch`}</Button>
      {isAsking && (
        <FormDialog
          title={t`Delete ${name}?`}
          initialValues={{ name: '' }}
          rules={rules}
          request={deletion}
          onSave={(values) => dispatch(userForms.ranchDeletion.submitted({ ranchUuid, name: values.name }))}
          onClose={() => setIsAsking(false)}
          submit={<Button type="submit" look="danger" isBusy={deletion.status === 'pending'}>{t`Delete`}</Button>}
        >
          <Field name="name" label={t`Name of the ranch to delete`} hint={t`Type ${name}`} autoComplete="off" />
        </FormDialog>
      )}
    </>
  );
}

/** The ways out of a ranch: leaving it, and for owners deleting it. */
export function EndOfRanch({ ranch }: { ranch: Ranch }) {
  const isMasquerade = useSelector(selectMe)?.masqueraded_by !== null;
  return (
    <Card>
      <h2>{t`Leave or delete`}</h2>
      {isMasquerade ? (
        <p>{ONLY_THEMSELVES}</p>
      ) : (
        <>
          <LeaveRanch ranch={ranch} />
          {may(ranch.role, 'deleteRanch') && <DeleteRanch ranch={ranch} />}
        </>
      )}
    </Card>
  );
}
