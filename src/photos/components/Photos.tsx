import { t } from '@domain/words';
import type { DataOf, Held } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { dayAt } from '@shared/time/ranchTime';
import { photoName } from '../photoName';
import { Picture } from './Picture';
import styles from './Photos.module.css';

interface PhotosProps {
  photos: readonly Held<DataOf<'photo'>>[];
  /** What they are of is called. */
  about: string;
  /** Whether the day of each is told below it. */
  isDated?: boolean;
  /** Opens one: its id. */
  onOpen: (uuid: string) => void;
}

/** The photos of a record, small, in its row. */
export default function Photos({ photos, about, isDated = false, onOpen }: PhotosProps) {
  const { zone, now } = useRanchView();
  return (
    <ul className={styles.list} aria-label={t`Photos`}>
      {photos.map(({ uuid, changed_by: changedBy, data }) => (
        <li key={uuid}>
          <button type="button" className={styles.open} onClick={() => onOpen(uuid)}>
            <Picture {...data} changedBy={changedBy} size="small" alt={photoName(data, about, { zone, now })} />
          </button>
          {isDated && <p className={styles.day}>{dayAt(Date.parse(data.at), zone, now)}</p>}
        </li>
      ))}
    </ul>
  );
}
