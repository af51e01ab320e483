import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { selectMayOpenMap } from '@features/user';
import type { DataOf, Held } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { useWording } from '@records/useWording';
import { writerOf } from '@records/writerOf';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { ButtonLink } from '@shared/components/ButtonLink';
import { Dialog } from '@shared/components/Dialog';
import { mapHref, mapOfPhotoHref } from '@shared/recordHrefs';
import { timeAt } from '@shared/time/ranchTime';
import { photoName } from '../photoName';
import { useSwipe } from '../useSwipe';
import { Picture } from './Picture';
import styles from './Photos.module.css';

type Photo = Held<DataOf<'photo'>>;

interface OnePhotoProps {
  photo: Photo;
  /** What it is of is called. */
  about: string;
  /** It, and those before and after it. */
  photos: readonly Photo[];
  onShow: (uuid: string) => void;
  /** There are others of its place. */
  onCompare: (() => void) | undefined;
  onClose: () => void;
}

/** Where a photo was taken, on the map; undefined where nobody knows. */
function placeHref({ uuid, data: { point, paddock_uuid: paddock } }: Photo): string | undefined {
  const [longitude, latitude] = point?.coordinates ?? [];
  if (longitude !== undefined && latitude !== undefined) return mapOfPhotoHref(uuid, longitude, latitude);
  return paddock === null ? undefined : mapHref(paddock);
}

/** Goes on from the photo that was asked for last, not from the one that is still shown: somebody presses fast. */
function useStep(uuid: string, photos: readonly Photo[], onShow: (uuid: string) => void) {
  /** Those that were asked for since, the last one at the end. */
  const asked = useRef<readonly string[]>([]);
  useEffect(() => {
    const shown = asked.current.indexOf(uuid);
    asked.current = shown < 0 ? [] : asked.current.slice(shown + 1);
  }, [uuid]);
  return (by: 1 | -1) => {
    const from = asked.current.at(-1) ?? uuid;
    const next = photos[photos.findIndex((each) => each.uuid === from) + by];
    if (next === undefined) return;
    asked.current = [...asked.current, next.uuid];
    onShow(next.uuid);
  };
}

/** One photo, large: with when it was taken, by whom and where, and the way to others. */
export function OnePhoto({ photo, about, photos, onShow, onCompare, onClose }: OnePhotoProps) {
  const { uuid, data, changed_by: changedBy } = photo;
  const view = useRanchView();
  const wording = useWording();
  const step = useStep(uuid, photos, onShow);
  const swipe = useSwipe(step);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };
  const index = photos.findIndex((each) => each.uuid === uuid);
  const [nth, count] = [index + 1, photos.length];
  const when = timeAt(Date.parse(data.at), view.zone);
  const who = writerOf(photo, wording);
  const place = useSelector(selectMayOpenMap) ? placeHref(photo) : undefined;
  return (
    <Dialog title={photoName(data, about, view)} isWide onClose={onClose}>
      {/* The arrows are for whatever has the focus in here. */}
      <div onKeyDown={onKeyDown}>
        <div className={styles.swiped} {...swipe}>
          <Picture key={uuid} {...data} changedBy={changedBy} size="large" alt={photoName(data, about, view)} />
        </div>
        <p className={styles.told}>{t`${when}, ${who}`}</p>
        <div className={styles.around}>
          {count > 1 && (
            <Actions>
              <Button look="quiet" disabled={index <= 0} onClick={() => step(-1)}>
                {t`Previous photo`}
              </Button>
              <Button look="quiet" disabled={index === photos.length - 1} onClick={() => step(1)}>
                {t`Next photo`}
              </Button>
              <span className={styles.place}>{t`${nth} of ${count}`}</span>
            </Actions>
          )}
          <Actions>
            {place !== undefined && <ButtonLink look="quiet" to={place}>{t`Show on map`}</ButtonLink>}
            {onCompare !== undefined && <Button look="quiet" onClick={onCompare}>{t`Compare with…`}</Button>}
            <Button onClick={onClose}>{t`Close`}</Button>
          </Actions>
        </div>
      </div>
    </Dialog>
  );
}
