import type { KeyboardEvent } from 'react';
import { t } from '@domain/words';
import { selectOne, type WithRecords } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { useWording } from '@records/useWording';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Dialog } from '@shared/components/Dialog';
import { timeAt } from '@shared/time/ranchTime';
import { useSelector } from 'react-redux';
import { photoName } from '../photoName';
import { usePhotosOf } from '../usePhotosOf';
import { Picture } from './Picture';
import styles from './Photos.module.css';

interface PhotoViewerProps {
  /** The photo that is shown. */
  uuid: string;
  /** What it is of is called. */
  about: string;
  onShow: (uuid: string) => void;
  onClose: () => void;
}

/** One photo, large, with the others of its record before and after it. */
export default function PhotoViewer({ uuid, about, onShow, onClose }: PhotoViewerProps) {
  const view = useRanchView();
  const { personOf } = useWording();
  const photo = useSelector((state: WithRecords) => selectOne(state, 'photo', uuid));
  const photos = usePhotosOf(photo?.data.subject_uuid ?? '');
  if (photo === undefined) {
    return (
      <Dialog title={t`Photo`} onClose={onClose}>
        <p>{t`This is no longer here`}</p>
        <Actions isEnd>
          <Button onClick={onClose}>{t`Close`}</Button>
        </Actions>
      </Dialog>
    );
  }
  const { data, changed_by: changedBy } = photo;
  const index = photos.findIndex((each) => each.uuid === uuid);
  const [before, after] = [photos[index - 1], photos[index + 1]];
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const next = key === 'ArrowLeft' ? before : key === 'ArrowRight' ? after : undefined;
    if (next !== undefined) onShow(next.uuid);
  };
  const [nth, count] = [index + 1, photos.length];
  const when = timeAt(Date.parse(data.at), view.zone);
  const who = personOf(changedBy);
  return (
    <Dialog title={photoName(data, about, view)} isWide onClose={onClose}>
      {/* The arrows are for whatever has the focus in here. */}
      <div onKeyDown={onKeyDown}>
        <Picture key={uuid} {...data} changedBy={changedBy} size="large" alt={photoName(data, about, view)} />
        <p className={styles.told}>{t`${when}, ${who}`}</p>
        <div className={styles.around}>
          {count > 1 && (
            <Actions>
              <Button look="quiet" disabled={before === undefined} onClick={() => before && onShow(before.uuid)}>
                {t`Previous photo`}
              </Button>
              <Button look="quiet" disabled={after === undefined} onClick={() => after && onShow(after.uuid)}>
                {t`Next photo`}
              </Button>
              <span className={styles.place}>{t`${nth} of ${count}`}</span>
            </Actions>
          )}
          <Button onClick={onClose}>{t`Close`}</Button>
        </div>
      </div>
    </Dialog>
  );
}
