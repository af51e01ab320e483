import { useMemo } from 'react';
import { numberInWords } from '@domain/language/formats';
import { plural } from '@domain/words';
import { Picture } from '@photos/components/Picture';
import { photoName } from '@photos/photoName';
import { useAbout } from '@photos/useAbout';
import { useRanchView } from '@records/useRanchView';
import type { PhotoOnMap } from '../usePhotosOnMap';
import { groupPlaced } from './groupPlaced';
import { MapPin } from './MapPin';
import { toMercator, type MapPoint } from './mercator';
import styles from './PhotoPins.module.css';
import type { RanchMap } from './RanchMap';
import { useOnScreen } from './useOnScreen';

interface PhotoPinsProps {
  map: RanchMap;
  /** The latest first. */
  photos: readonly PhotoOnMap[];
  /** Opens photos that lie on each other, the first of them. */
  onOpen: (uuids: readonly string[]) => void;
}

type Placed = PhotoOnMap & { readonly point: MapPoint };

/** How many pictures are asked for at once: further pins have a number only. */
const PICTURES_MAX = 40;
/** How many photos of a group are named to the viewer, by the address. */
const NAMED_MAX = 50;

interface PinProps {
  group: readonly Placed[];
  first: Placed;
  hasPicture: boolean;
  onOpen: () => void;
}

function Pin({ group, first: { photo }, hasPicture, onOpen }: PinProps) {
  const { data, changed_by: changedBy } = photo;
  const name = photoName(data, useAbout(data), useRanchView());
  const count = group.length;
  const label = count === 1 ? name : plural(count, { other: '# photos' });
  return (
    <button type="button" className={styles.pin} aria-label={label} onClick={onOpen}>
      {hasPicture && <Picture {...data} changedBy={changedBy} size="small" alt={name} />}
      {(count > 1 || !hasPicture) && <span className={styles.count}>{numberInWords(count)}</span>}
    </button>
  );
}

/** Photos where they were taken: round, each with its small picture, and as one where they would lie on each other. */
export default function PhotoPins({ map, photos, onOpen }: PhotoPinsProps) {
  const onScreen = useOnScreen(map);
  const placed = useMemo(
    () => photos.map((each): Placed => ({ ...each, point: toMercator(each.coordinates) })),
    [photos],
  );
  const groups = useMemo(() => (onScreen === null ? [] : groupPlaced(placed, onScreen)), [placed, onScreen]);
  return groups.map((group, index) => {
    const [first] = group;
    if (first === undefined) return null;
    return (
      <MapPin key={first.photo.uuid} map={map} point={first.point}>
        <Pin
          group={group}
          first={first}
          hasPicture={index < PICTURES_MAX}
          onOpen={() => onOpen(group.slice(0, NAMED_MAX).map(({ photo }) => photo.uuid))}
        />
      </MapPin>
    );
  });
}
