import { useContext, useEffect, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Me } from '@contract/people/me';
import { t } from '@domain/words';
import { selectUserForm, userFormOpened, userForms } from '@features/user';
import { AppSettingsContext } from '@shared/api/AppSettingsContext';
import { Card } from '@shared/components/Card';
import { FieldError } from '@shared/forms/FieldError';
import { LiveCheckbox } from '@shared/forms/LiveCheckbox';
import { failureOf } from '@shared/requestState';

const WHAT = t`The map is in beta: it can be used, and is still being built. What is drawn on it stays when you leave.`;
const SHUT = t`The beta is closed here. The admins of this site can let you in again.`;

/** Whether the person takes part in the map's beta. Who has left a closed one reads that there is no way back. */
export function BetaSetting({ me: { is_beta_tester: isTester } }: { me: Me }) {
  const dispatch = useDispatch();
  const errorId = `${useId()}-error`;
  const { BETA: beta } = useContext(AppSettingsContext);
  const request = useSelector(selectUserForm('beta'));
  useEffect(() => void dispatch(userFormOpened('beta')), [dispatch]);
  const isPending = request.status === 'pending';
  const error = failureOf(request)?.message;
  const isShut = beta === 'closed' && !isTester && !isPending;
  if (isShut && request.status === 'idle') return null;
  const change = (is_beta_tester: boolean) => {
    if (!isPending) dispatch(userForms.beta.submitted({ is_beta_tester }));
  };
  return (
    <Card>
      <h2>{t`Map`}</h2>
      <p role="status">{isShut ? SHUT : WHAT}</p>
      {!isShut && (
        <LiveCheckbox
          label={t`Take part in the map’s beta`}
          aria-busy={isPending}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          checked={isPending ? !isTester : isTester}
          onChange={change}
        />
      )}
      <FieldError id={errorId} error={error} />
    </Card>
  );
}
