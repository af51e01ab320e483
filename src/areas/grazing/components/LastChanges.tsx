import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { t } from '@domain/words';
import { undoRequested } from '@records/index';
import { selectLastChanges, type LastChange } from '@records/selectLastChanges';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { Row, Rows } from '@shared/components/Rows';
import { appPaths } from '@shared/paths';
import { whenSentence } from '@shared/time/ranchTime';
import { Trans } from '@shared/words';
import { DELETED } from '../useRecordChoice';

function Change({ change: { label, at, isSaved, isUndone, undoes } }: { change: LastChange }) {
  const dispatch = useDispatch();
  const { zone, now } = useRanchView();
  const said = [
    whenSentence(Date.parse(at), zone, now),
    ...(isUndone ? [t`Undone.`] : []),
    ...(isSaved ? [] : [t`Not saved yet.`]),
  ];
  return (
    <Row
      title={label}
      actions={
        undoes !== null && (
          <Button look="quiet" aria-label={t`Undo: ${label}`} onClick={() => dispatch(undoRequested(undoes))}>
            {t`Undo`}
          </Button>
        )
      }
    >
      <p>{said.join(' ')}</p>
    </Row>
  );
}

/** What the person changed on this device: edits and drags too, to be undone for as long as the page is open. */
export function LastChanges() {
  const changes = useSelector(selectLastChanges);
  return (
    <Card>
      <h2>{t`Last changes`}</h2>
      <p>
        <Trans>
          What you changed on this device since you opened Grazewell, up to 50 changes. If someone else has changed the
          same thing since, Undo leaves it alone and tells you. What was deleted stays listed longer under{' '}
          <Link to={`${appPaths.grazingRecord}?show=${DELETED}`}>Recently deleted</Link>.
        </Trans>
      </p>
      {changes.length === 0 && <p>{t`You have not changed anything yet.`}</p>}
      <Rows>
        {changes.map((change) => (
          <Change key={change.uuid} change={change} />
        ))}
      </Rows>
    </Card>
  );
}
