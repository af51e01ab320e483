import { useDispatch, useSelector } from 'react-redux';
import { t } from '@domain/words';
import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import { Strip } from '@shared/components/Strip';
import { useIsFresh } from '@shared/presses/useIsFresh';
import { selectReleaseStatus } from './releaseSelectors';
import { releaseTaken } from './releaseSlice';
import { useIsUpdateOffered } from './useIsUpdateOffered';

/** Takes a new version, a second after it has appeared. */
function UpdateNow() {
  const dispatch = useDispatch();
  const isTaken = useSelector(selectReleaseStatus) === 'taken';
  return (
    <Button look="quiet" isBusy={isTaken} isSpent={useIsFresh()} onClick={() => dispatch(releaseTaken())}>
      {t`Update now`}
    </Button>
  );
}

/** Offers a new version over every page, while nothing is typed or on its way. */
export function UpdateStrip() {
  if (!useIsUpdateOffered()) return null;
  return (
    <Strip label={t`New version`}>
      <div role="status">
        <Banner look="info" action={<UpdateNow />}>
          {t`A new version of Grazewell is ready.`}
        </Banner>
      </div>
    </Strip>
  );
}
