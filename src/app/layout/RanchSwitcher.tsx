import { useDispatch, useSelector } from 'react-redux';
import { selectMe, selectRanch } from '@features/user';
import { Menu } from '@shared/components/Menu';
import { ranchChosen } from '@shared/events';
import { whenMayLeave } from '@shared/lib/mayLeave';
import styles from './RanchSwitcher.module.css';

/** The ranch the person works in, and a way to the others where there are several. */
export function RanchSwitcher() {
  const dispatch = useDispatch();
  const ranches = useSelector(selectMe)?.ranches ?? [];
  const ranch = useSelector(selectRanch);
  if (ranches.length < 2) return <p className={styles.name}>{ranch?.name}</p>;
  return (
    <Menu
      label={`Ranch: ${ranch?.name ?? ''}`}
      trigger={ranch?.name}
      look="pill"
      items={ranches.map(({ ranch_uuid: ranchUuid, name }) => ({
        label: name,
        isChosen: ranchUuid === ranch?.ranch_uuid,
        onChoose: () => whenMayLeave(() => dispatch(ranchChosen({ ranchUuid })), 'ranch'),
      }))}
    />
  );
}
