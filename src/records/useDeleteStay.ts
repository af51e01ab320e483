import { useDispatch, useStore } from 'react-redux';
import type { Stay } from '@domain/grazing/stays';
import { listed } from '@domain/language/language';
import { plural, t } from '@domain/words';
import { timeAt } from '@shared/time/ranchTime';
import { changeRecorded } from './recordsEvents';
import { removedWhole } from './removedWhole';
import { selectOne, type WithRecords } from './recordsSelectors';
import { movesToInWords, type SaidPlace } from './saidInWords';
import { useRanchView } from './useRanchView';

export interface StayToDelete {
  stay: Stay;
  /** Where it was, by its names. */
  place: SaidPlace;
}

/** How a stay is deleted, in words, and what to ask before: null where it is one move, which Undo brings back. */
export function useDeleteStay({ stay: { moves }, place }: StayToDelete) {
  const dispatch = useDispatch();
  const store = useStore<WithRecords>();
  const { zone } = useRanchView();
  const count = moves.length;
  const isOne = count === 1;
  const what = movesToInWords({ moves: moves.length, ...place });
  const times = listed(moves.map(({ at }) => timeAt(at, zone)));
  const erase = () => {
    const state = store.getState();
    const held = moves.flatMap(({ uuid }) => selectOne(state, 'move', uuid) ?? []);
    dispatch(
      changeRecorded(
        { what: 'deleted_moves', moves: moves.length, ...place },
        held.flatMap((move) => removedWhole(state, 'move', move)),
      ),
    );
  };
  const asked = isOne
    ? null
    : {
        question: t`Delete ${what}?`,
        consequence: t`This stay is recorded as ${plural(count, { one: '# move', other: '# moves' })} to the same place: ${times}. All of them are deleted, and the stay before it lasts on.`,
        confirmLabel: plural(count, { one: 'Delete # move', other: 'Delete # moves' }),
      };
  return { what, asked, erase };
}
