import { useDispatch, useSelector } from 'react-redux';
import { Actions } from '@shared/components/Actions';
import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import { refusalInWords, type Outgoing } from '../outbox';
import { groupRetried, mineChosen, theirsChosen } from '../recordsSlice';
import { selectRefused } from '../recordsSelectors';
import { refusedInWords } from '../undoLabel';
import { ConflictInWords } from './ConflictInWords';

/** One refused group: what was to be written, why it was not, what is there now, and what can be done about it. */
function RefusedChange({ group, refusal }: Pick<Outgoing, 'group' | 'refusal'>) {
  const dispatch = useDispatch();
  if (refusal === null) return null;
  const isConflict = refusal.code === 'changed_meanwhile' && refusal.records.length > 0;
  return (
    <Banner look="danger">
      <h2>{refusedInWords(group.label)}</h2>
      <p>{refusalInWords(refusal)}</p>
      {isConflict && <ConflictInWords group={group} records={refusal.records} />}
      <Actions>
        {isConflict ? (
          <Button onClick={() => dispatch(mineChosen(group.uuid))}>Use mine</Button>
        ) : (
          <Button onClick={() => dispatch(groupRetried(group.uuid))}>Try again</Button>
        )}
        <Button look="quiet" onClick={() => dispatch(theirsChosen(group.uuid))}>
          {isConflict ? 'Keep theirs' : 'Discard'}
        </Button>
      </Actions>
    </Banner>
  );
}

/** The changes of this person that the server refused, for as long as nothing is decided about them. */
export function RefusedChanges() {
  const refused = useSelector(selectRefused);
  return (
    <div role="alert">
      {refused.map(({ group, refusal }) => (
        <RefusedChange key={group.uuid} group={group} refusal={refusal} />
      ))}
    </div>
  );
}
