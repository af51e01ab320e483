import { useMemo } from 'react';
import { Link } from 'react-router';
import { numberInWords } from '@domain/language/formats';
import { plural, t } from '@domain/words';
import { appPaths } from '@shared/paths';
import type { MonitoredKind, MonitoredPlace } from '../useMonitoringOnMap';
import { groupPlaced } from './groupPlaced';
import { MapPin } from './MapPin';
import { toMercator, type MapPoint } from './mercator';
import styles from './MonitoringPins.module.css';
import type { RanchMap } from './RanchMap';
import { useOnScreen } from './useOnScreen';

const NAMES: Readonly<Record<MonitoredKind, (name: string) => string>> = {
  key_area: (name) => t`Key area: ${name}`,
  photo_point: (name) => t`Photo point: ${name}`,
  transect: (name) => t`Transect: ${name}`,
};

/** Strokes of a sign, on a square of 24: blades of grass, a camera, a tape between two stakes. */
const SIGNS: Readonly<Record<MonitoredKind, string>> = {
  key_area: 'M12 20V6M12 20c0-6-2-9-6-10M12 20c0-6 2-9 6-10',
  photo_point: 'M4 8h3l2-3h6l2 3h3v11H4zM12 16.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4z',
  transect: 'M5 5v14M19 5v14M5 12h14M9.7 10v4M14.3 10v4',
};

type Placed = MonitoredPlace & { readonly point: MapPoint };

function Pin({ group, first }: { group: readonly Placed[]; first: Placed }) {
  const isOne = group.length === 1;
  const label = isOne ? NAMES[first.kind](first.name) : plural(group.length, { other: '# monitored places' });
  return (
    <Link to={isOne ? first.href : appPaths.grazingMonitoring} className={styles.pin} aria-label={label} title={label}>
      {isOne ? (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={SIGNS[first.kind]} />
        </svg>
      ) : (
        <span>{numberInWords(group.length)}</span>
      )}
    </Link>
  );
}

/** Key areas, photo points and transects where they are: square, and as one where they would lie on each other. */
export default function MonitoringPins({ map, places }: { map: RanchMap; places: readonly MonitoredPlace[] }) {
  const onScreen = useOnScreen(map);
  const placed = useMemo(
    () => places.map((each): Placed => ({ ...each, point: toMercator(each.coordinates) })),
    [places],
  );
  const groups = useMemo(() => (onScreen === null ? [] : groupPlaced(placed, onScreen)), [placed, onScreen]);
  return groups.map((group) => {
    const [first] = group;
    return first === undefined ? null : (
      <MapPin key={first.uuid} map={map} point={first.point}>
        <Pin group={group} first={first} />
      </MapPin>
    );
  });
}
