import { useDispatch, useSelector } from 'react-redux';
import { selectMe, selectRanch } from '@features/user';
import { ranchChosen } from '@shared/events';
import { mayLeave } from '@shared/lib/mayLeave';
import styles from './RanchSwitcher.module.css';

/** The ranch the person works in, and a way to the others where there are several. */
export function RanchSwitcher() {
  const dispatch = useDispatch();
  const ranches = useSelector(selectMe)?.ranches ?? [];
  const ranch = useSelector(selectRanch);
  if (ranches.length < 2) return <p>{ranch?.name}</p>;
  return (
    <select
      className={styles.switcher}
      aria-label="Ranch"
      value={ranch?.ranch_uuid}
      onChange={({ target }) => mayLeave() && dispatch(ranchChosen({ ranchUuid: target.value }))}
    >
      {ranches.map(({ ranch_uuid: uuid, name }) => (
        <option key={uuid} value={uuid}>
          {name}
        </option>
      ))}
    </select>
  );
}
