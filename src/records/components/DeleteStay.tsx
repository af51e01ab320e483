import { useDispatch, useStore } from 'react-redux';
import type { Stay } from '@domain/grazing/stays';
import { Button } from '@shared/components/Button';
import { Confirm } from '@shared/components/Confirm';
import { timeAt } from '@shared/time/ranchTime';
import { removed } from '../group';
import { listed } from '../herdWords';
import { selectOne, type WithRecords } from '../recordsSelectors';
import { changeRecorded } from '../recordsSlice';
import { useRanchView } from '../useRanchView';

interface DeleteStayProps {
  stay: Stay;
  /** Where it was, in words. */
  place: string;
  onDeleted?: () => void;
}

/** Deletes the moves of a stay: the one before it then lasts on. Where there are several it asks, since all of them go. */
export function DeleteStay({ stay: { moves }, place, onDeleted }: DeleteStayProps) {
  const dispatch = useDispatch();
  const store = useStore<WithRecords>();
  const { zone } = useRanchView();
  const isOne = moves.length === 1;
  const what = isOne ? `the move to ${place}` : `${moves.length} moves to ${place}`;
  const erase = () => {
    const held = moves.flatMap(({ uuid }) => selectOne(store.getState(), 'move', uuid) ?? []);
    dispatch(
      changeRecorded(
        `Deleted ${what}`,
        held.map((move) => removed('move', move)),
      ),
    );
    onDeleted?.();
  };
  if (isOne) {
    return (
      <Button look="quiet" aria-label={`Delete ${what}`} onClick={erase}>
        Delete
      </Button>
    );
  }
  return (
    <Confirm
      label="Delete"
      name={`Delete ${what}`}
      question={`Delete ${what}?`}
      consequence={`This stay is written down as ${moves.length} moves to the same place: ${listed(moves.map(({ at }) => timeAt(at, zone)))}. All of them are deleted, and the stay before it lasts on.`}
      confirmLabel={`Delete ${moves.length} moves`}
      isBusy={false}
      onConfirm={erase}
    />
  );
}
