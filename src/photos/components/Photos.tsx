import { t } from '@domain/words';
import type { DataOf, Held } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { photoName } from '../photoName';
import { Picture } from './Picture';
import styles from './Photos.module.css';

interface PhotosProps {
  photos: readonly Held<DataOf<'photo'>>[];
  /** What they are of is called. */
  about: string;
  /** Opens one: its id. */
  onOpen: (uuid: string) => void;
}

/** The photos of a record, small, in its row. */
export default function Photos({ photos, about, onOpen }: PhotosProps) {
  const { zone, now } = useRanchView();
  return (
    <ul className={styles.list} aria-label={t`Photos`}>
      {photos.map(({ uuid, changed_by: changedBy, data }) => (
        <li key={uuid}>
          <button type="button" className={styles.open} onClick={() => onOpen(uuid)}>
            <Picture {...data} changedBy={changedBy} size="small" alt={photoName(data, about, { zone, now })} />
          </button>
        </li>
      ))}
    </ul>
  );
}
