import { lazy, Suspense, useCallback, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { t } from '@domain/words';
import { selectMe, selectRanch } from '@features/user';
import { Menu } from '@shared/components/Menu';
import { ranchChosen } from '@shared/events';
import { whenMayLeave } from '@shared/lib/mayLeave';

const AddRanchForm = lazy(() => import('@features/user/components/AddRanchForm'));

/** The ranch the person works in, with a way to their others and to a new one. */
export function RanchSwitcher() {
  const dispatch = useDispatch();
  const ranches = useSelector(selectMe)?.ranches ?? [];
  const ranch = useSelector(selectRanch);
  const [isAdding, setIsAdding] = useState(false);
  const close = useCallback(() => setIsAdding(false), []);
  if (ranch === null) return null;
  const { name: current } = ranch;
  return (
    <>
      <Menu
        label={t`Ranch: ${current}`}
        trigger={<span translate="no">{current}</span>}
        look="pill"
        items={[
          ...ranches.map(({ ranch_uuid: ranchUuid, name }) => ({
            label: name,
            isName: true,
            isChosen: ranchUuid === ranch.ranch_uuid,
            onChoose: () => whenMayLeave(() => dispatch(ranchChosen({ ranchUuid })), 'ranch'),
          })),
          { label: t`Add a ranch`, onChoose: () => whenMayLeave(() => setIsAdding(true), 'ranch') },
        ]}
      />
      {isAdding && (
        <Suspense fallback={null}>
          <AddRanchForm onClose={close} />
        </Suspense>
      )}
    </>
  );
}
