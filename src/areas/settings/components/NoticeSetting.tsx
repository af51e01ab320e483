import { useEffect, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Me } from '@contract/people/me';
import { moveNotices, wantsMoveNotices } from '@contract/people/moveNotices';
import { t } from '@domain/words';
import { selectUserForm, userFormOpened, userForms } from '@features/user';
import { Card } from '@shared/components/Card';
import { FieldError } from '@shared/forms/FieldError';
import { LiveCheckbox } from '@shared/forms/LiveCheckbox';
import { failureOf } from '@shared/requestState';
import { SealMailChoice } from './SealMailChoice';

/** Whether the person gets a mail in the morning when moves of their ranches are due. */
export function NoticeSetting({ me }: { me: Me }) {
  const { settings } = me;
  const dispatch = useDispatch();
  const errorId = `${useId()}-error`;
  const request = useSelector(selectUserForm('preferences'));
  useEffect(() => void dispatch(userFormOpened('preferences')), [dispatch]);
  const isPending = request.status === 'pending';
  const error = failureOf(request)?.message;
  const isWanted = wantsMoveNotices(settings);
  const change = (isOn: boolean) => {
    if (!isPending) dispatch(userForms.preferences.submitted(moveNotices(isOn)));
  };
  return (
    <Card>
      <h2>{t`Mail`}</h2>
      <p>
        {t`At 5 in the morning by the ranch’s clock, to your address: the planned moves that are due and overdue. No mail on a day without any.`}
      </p>
      <LiveCheckbox
        label={t`Mail me when moves are due`}
        aria-busy={isPending}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        checked={isPending ? !isWanted : isWanted}
        onChange={change}
      />
      <SealMailChoice me={me} isPending={isPending} />
      <FieldError id={errorId} error={error} />
    </Card>
  );
}
