import { useDispatch, useSelector } from 'react-redux';
import { selectMe } from '@features/user';
import { ConflictInWords } from '@records/components/ConflictInWords';
import { RefusedActs } from '@records/components/RefusedActs';
import { undoRequested } from '@records/index';
import { tryAsked } from '@records/recordsEvents';
import { selectNow, selectUnsentByRanch, selectZone } from '@records/recordsSelectors';
import { isConflict } from '@records/refusalWays';
import { saveChanges } from '@records/saveChanges';
import { selectWaiting } from '@records/selectWaiting';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { Row, Rows } from '@shared/components/Rows';
import { dayAndTimeAt } from '@shared/time/ranchTime';

/** What isn't saved on the server, in the order of sending, with what can be done about it. */
export function WaitingOnDevice() {
  const dispatch = useDispatch();
  const waiting = useSelector(selectWaiting);
  const byRanch = useSelector(selectUnsentByRanch);
  const zone = useSelector(selectZone);
  const now = useSelector(selectNow);
  const me = useSelector(selectMe);
  if (waiting.length === 0 || me === null) return null;
  const save = () => {
    for (const { ranchUuid, outbox } of byRanch) {
      const groups = outbox.map(({ group }) => group);
      saveChanges(groups, me, ranchUuid);
    }
  };
  return (
    <Card>
      <h2>Waiting</h2>
      <Rows>
        {waiting.map(({ uuid, label, at, state, isUndoable, refused }) => (
          <Row
            key={uuid}
            title={label}
            actions={
              refused === null ? (
                isUndoable && (
                  <Button look="quiet" aria-label={`Undo: ${label}`} onClick={() => dispatch(undoRequested(uuid))}>
                    Undo
                  </Button>
                )
              ) : (
                <RefusedActs refused={refused} isNamed />
              )
            }
          >
            <p>Recorded {dayAndTimeAt(at, zone, now)}</p>
            {refused?.refusal && isConflict(refused.refusal) ? (
              <ConflictInWords group={refused.group} records={refused.refusal.records} />
            ) : (
              <p>{state}</p>
            )}
          </Row>
        ))}
      </Rows>
      <Actions>
        <Button onClick={() => dispatch(tryAsked())}>Try now</Button>
        <Button look="quiet" onClick={save}>
          Save as a file
        </Button>
      </Actions>
    </Card>
  );
}
