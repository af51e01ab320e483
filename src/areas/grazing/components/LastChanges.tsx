import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { undoRequested } from '@records/index';
import { selectLastChanges, type LastChange } from '@records/selectLastChanges';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { Row, Rows } from '@shared/components/Rows';
import { capitalized } from '@shared/lib/wording';
import { appPaths } from '@shared/paths';
import { whenAt } from '@shared/time/ranchTime';
import { DELETED } from '../useRecordChoice';

function Change({ change: { label, at, isSaved, isUndone, undoes } }: { change: LastChange }) {
  const dispatch = useDispatch();
  const { zone, now } = useRanchView();
  return (
    <Row
      title={label}
      actions={
        undoes !== null && (
          <Button look="quiet" aria-label={`Undo: ${label}`} onClick={() => dispatch(undoRequested(undoes))}>
            Undo
          </Button>
        )
      }
    >
      <p>
        {capitalized(whenAt(Date.parse(at), zone, now))}.{isUndone && ' Undone.'}
        {!isSaved && ' Not saved yet.'}
      </p>
    </Row>
  );
}

/** What the person changed on this device: edits and drags too, to be undone for as long as the page is open. */
export function LastChanges() {
  const changes = useSelector(selectLastChanges);
  return (
    <Card>
      <h2>Last changes</h2>
      <p>
        What you changed on this device since you opened Grazewell, up to 50 changes. What somebody else has changed
        since is not undone: you are told so. What was deleted stays listed longer under{' '}
        <Link to={`${appPaths.grazingRecord}?show=${DELETED}`}>Recently deleted</Link>.
      </p>
      {changes.length === 0 && <p>You have not changed anything yet.</p>}
      <Rows>
        {changes.map((change) => (
          <Change key={change.uuid} change={change} />
        ))}
      </Rows>
    </Card>
  );
}
