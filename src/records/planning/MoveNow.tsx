import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { listed } from '@domain/language/language';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Dialog } from '@shared/components/Dialog';
import { useOnce } from '@shared/presses/useSettling';
import { dayAndTimeAt } from '@shared/time/ranchTime';
import { changeRecorded } from '../recordsEvents';
import { useHerds, useNames } from '../useHerds';
import type { OpenMove } from '../useOpenPlans';
import { useRanchView } from '../useRanchView';
import { moveOfPlan } from './makePlan';

interface MoveNowProps {
  plan: OpenMove;
  /** Whether it is planned for today, or was for a day before. */
  isDue: boolean;
}

/** Makes a planned move at once, and asks first where it is planned for a later day; the toast after it takes it back. */
export function MoveNow({ plan, isDue }: MoveNowProps) {
  const dispatch = useDispatch();
  const nameOf = useNames();
  const { zone, now } = useRanchView();
  const herd = useHerds().find((each) => each.herd.uuid === plan.herdUuid);
  const [isAsking, setIsAsking] = useState(false);
  const [isSpent, move] = useOnce(() => {
    setIsAsking(false);
    if (herd === undefined) return;
    const { said, changes } = moveOfPlan(plan, herd, nameOf);
    dispatch(changeRecorded(said, changes));
  });
  if (herd === undefined || herd.figures.isRetired) return null;
  const what = `${herd.herd.data.name} to ${listed(plan.paddockUuids.map(nameOf))}`;
  return (
    <>
      <Button
        look={isDue ? 'primary' : 'quiet'}
        aria-label={`Move now: ${what}`}
        isSpent={isSpent}
        onClick={isDue ? move : () => setIsAsking(true)}
      >
        Move now
      </Button>
      {isAsking && (
        <Dialog title={`Move ${what} now?`} onClose={() => setIsAsking(false)}>
          <p>It is planned for {dayAndTimeAt(plan.at, zone, now)}.</p>
          <Actions isEnd>
            <Button look="quiet" onClick={() => setIsAsking(false)}>
              Not now
            </Button>
            <Button onClick={move}>Move now</Button>
          </Actions>
        </Dialog>
      )}
    </>
  );
}
