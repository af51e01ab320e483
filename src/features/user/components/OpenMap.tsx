import { useContext, useEffect, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate } from 'react-router';
import { t } from '@domain/words';
import { AppSettingsContext } from '@shared/api/AppSettingsContext';
import { Button } from '@shared/components/Button';
import { ButtonLink } from '@shared/components/ButtonLink';
import { FieldError } from '@shared/forms/FieldError';
import { whenMayLeave } from '@shared/lib/mayLeave';
import { appPaths } from '@shared/paths';
import { failureOf } from '@shared/requestState';
import { userForms } from '../userForms';
import { selectMayOpenMap, selectMe, selectUserForm } from '../userSelectors';
import { userFormOpened } from '../userSlice';
import styles from './OpenMap.module.css';

const LABEL = t`Open the map (beta)`;

/** For those who are no testers yet: makes them one, and then leads to the map. */
function WayIn() {
  const dispatch = useDispatch();
  const errorId = `${useId()}-error`;
  const request = useSelector(selectUserForm('beta'));
  const error = failureOf(request)?.message;
  const ask = () => whenMayLeave(() => void dispatch(userForms.beta.submitted({ is_beta_tester: true })));
  return (
    <div className={styles.way}>
      <Button
        look="quiet"
        isBusy={request.status === 'pending'}
        aria-describedby={error === undefined ? undefined : errorId}
        onClick={ask}
      >
        {LABEL}
      </Button>
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/**
 * The way to the map, for everyone whom the operator of the site lets in. Where all are in from their first day
 * (`BETA=everyone`), the bar leads them there, and only those who left the beta are offered a way back in.
 */
export function OpenMap() {
  const dispatch = useDispatch();
  const { BETA: beta } = useContext(AppSettingsContext);
  const isHere = useSelector(selectMe) !== null;
  const mayOpen = useSelector(selectMayOpenMap);
  const isJustIn = useSelector(selectUserForm('beta')).status === 'succeeded';
  const [isShut] = useState(!mayOpen);
  useEffect(() => void dispatch(userFormOpened('beta')), [dispatch]);
  if (mayOpen && isShut && isJustIn) return <Navigate to={appPaths.map} />;
  if (mayOpen) {
    return beta === 'everyone' ? null : (
      <ButtonLink look="quiet" to={appPaths.map}>
        {LABEL}
      </ButtonLink>
    );
  }
  return isHere && beta !== 'closed' ? <WayIn /> : null;
}
