import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { t } from '@domain/words';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { Row, Rows } from '@shared/components/Rows';
import { FormFailure } from '@shared/forms/FormFailure';
import { dayInWords } from '@shared/lib/dates';
import { failureOf } from '@shared/requestState';
import { userForms } from '../userForms';
import { selectMe, selectUserForm } from '../userSelectors';
import { userFormOpened } from '../userSlice';

/** The ranches that the person has deleted and can bring back, if there are any. */
export function DeletedRanches() {
  const dispatch = useDispatch();
  const deleted = useSelector(selectMe)?.deleted_ranches ?? [];
  const restore = useSelector(selectUserForm('ranchRestore'));
  useEffect(() => void dispatch(userFormOpened('ranchRestore')), [dispatch]);
  if (deleted.length === 0) return null;
  return (
    <Card>
      <h2>{t`Deleted ranches`}</h2>
      <Rows>
        {deleted.map(({ ranch_uuid: ranchUuid, name, until }) => {
          const lastDay = dayInWords(until);
          return (
            <Row
              key={ranchUuid}
              title={name}
              actions={
                <Button
                  look="quiet"
                  aria-label={t`Bring back ${name}`}
                  isBusy={restore.status === 'pending'}
                  onClick={() => dispatch(userForms.ranchRestore.submitted({ ranchUuid }))}
                >
                  {t`Bring back`}
                </Button>
              }
            >
              <small>{t`Until ${lastDay}. After that it is deleted for good.`}</small>
            </Row>
          );
        })}
      </Rows>
      <FormFailure failure={failureOf(restore)} />
    </Card>
  );
}
