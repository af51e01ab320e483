import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { selectMe, selectRanchUuid } from '@features/user';
import { ranchChosen } from '@shared/events';

const RANCH = 'ranch';

/** Opens the ranch that an address names, as a notice's does, where the person is on it. The address is then without it. */
export function useRanchInAddress(): void {
  const dispatch = useDispatch();
  const [params, setParams] = useSearchParams();
  const ranches = useSelector(selectMe)?.ranches;
  const current = useSelector(selectRanchUuid);
  const asked = params.get(RANCH);
  const isMine = ranches?.some(({ ranch_uuid: uuid }) => uuid === asked) === true;
  useEffect(() => {
    if (asked === null || ranches === undefined) return;
    if (isMine && asked !== current) dispatch(ranchChosen({ ranchUuid: asked }));
    const left = (now: URLSearchParams) => new URLSearchParams([...now].filter(([name]) => name !== RANCH));
    setParams(left, { replace: true });
  }, [asked, isMine, ranches, current, dispatch, setParams]);
}
