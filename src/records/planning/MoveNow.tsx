import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { listed } from '@domain/language/language';
import { t } from '@domain/words';
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
  const { name } = herd.herd.data;
  const paddocks = listed(plan.paddockUuids.map(nameOf));
  const time = dayAndTimeAt(plan.at, zone, now);
  return (
    <>
      <Button
        look={isDue ? 'primary' : 'quiet'}
        aria-label={t`Move now: ${name} to ${paddocks}`}
        isSpent={isSpent}
        onClick={isDue ? move : () => setIsAsking(true)}
      >
        {t`Move now`}
      </Button>
      {isAsking && (
        <Dialog title={t`Move ${name} to ${paddocks} now?`} onClose={() => setIsAsking(false)}>
          <p>{t`It is planned for ${time}.`}</p>
          <Actions isEnd>
            <Button look="quiet" onClick={() => setIsAsking(false)}>
              {t`Not now`}
            </Button>
            <Button onClick={move}>{t`Move now`}</Button>
          </Actions>
        </Dialog>
      )}
    </>
  );
}
