import { useDispatch } from 'react-redux';
import { Button } from '@shared/components/Button';
import { listed } from '../herdWords';
import { changeRecorded } from '../recordsSlice';
import { useHerds, useNames } from '../useHerds';
import type { OpenMove } from '../useOpenPlans';
import { moveOfPlan } from './makePlan';

/** Makes a planned move at once; the toast after it takes it back. */
export function MoveNow({ plan, isDue }: { plan: OpenMove; isDue: boolean }) {
  const dispatch = useDispatch();
  const nameOf = useNames();
  const herd = useHerds().find((each) => each.herd.uuid === plan.herdUuid);
  if (herd === undefined || herd.figures.isRetired) return null;
  const move = () => {
    const { label, changes } = moveOfPlan(plan, herd, nameOf);
    dispatch(changeRecorded(label, changes));
  };
  return (
    <Button
      look={isDue ? 'primary' : 'quiet'}
      aria-label={`Move now: ${herd.herd.data.name} to ${listed(plan.paddockUuids.map(nameOf))}`}
      onClick={move}
    >
      Move now
    </Button>
  );
}
