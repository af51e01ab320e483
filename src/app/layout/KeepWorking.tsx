import { useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { actorOf } from '@contract/people/actorOf';
import { t } from '@domain/words';
import { selectMe, selectRanchUuid } from '@features/user';
import { workKept } from '@features/ui';
import { Button } from '@shared/components/Button';
import { deviceCopies } from '@shared/lib/deviceCopies';
import { isWorkKept, rememberWork } from '@shared/lib/keptWorking';
import { whenMayLeave } from '@shared/lib/mayLeave';
import { appPaths } from '@shared/paths';

const OF_THE_RECORD = [appPaths.herds, appPaths.paddocks, appPaths.grazing, appPaths.todo, appPaths.map];

const isOfRecord = (path: string) => OF_THE_RECORD.some((area) => path === area || path.startsWith(`${area}/`));

/**
 * The way past the warning, where this device has a whole copy of the ranch that the person works in. Who took it in
 * this tab, and has had no network since, is not asked again by a reload.
 */
export default function KeepWorking() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const me = useSelector(selectMe);
  const ranchUuid = useSelector(selectRanchUuid);
  const hasCopy = me !== null && ranchUuid !== null && deviceCopies.has({ actor: actorOf(me), ranchUuid });
  useLayoutEffect(() => {
    if (hasCopy && isWorkKept()) dispatch(workKept());
  }, [hasCopy, dispatch]);
  if (!hasCopy) return null;
  const keepWorking = () => {
    rememberWork(true);
    dispatch(workKept());
    if (!isOfRecord(pathname)) whenMayLeave(() => void navigate(appPaths.herds));
  };
  return (
    <>
      <Button onClick={keepWorking} aria-describedby="keep-working">
        {t`Keep working`}
      </Button>
      <p id="keep-working">
        {t`Your ranch is on this device. What you record is kept here and sent when you are back online.`}
      </p>
    </>
  );
}
