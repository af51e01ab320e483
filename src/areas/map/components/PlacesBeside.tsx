import { collator } from '@domain/language/language';
import { t } from '@domain/words';
import { PlaceSign } from '@features/mapSettings/components/PlaceSign';
import { PLACE_LOOKS } from '@features/mapSettings/placeLooks';
import type { RanchPlace } from '@records/usePlaces';
import styles from './MapList.module.css';

interface PlacesBesideProps {
  /** Those that were found. */
  places: readonly RanchPlace[];
  onChoose: (place: RanchPlace) => void;
}

/** What lies on the land beside its paddocks: waters, gates and what else was put on the map. */
export function PlacesBeside({ places, onChoose }: PlacesBesideProps) {
  if (places.length === 0) return null;
  const sorted = places.toSorted(
    (one, other) => collator.compare(one.kind, other.kind) || collator.compare(one.name, other.name),
  );
  return (
    <section className={styles.list} aria-labelledby="map-places">
      <h2 id="map-places">{t`Places`}</h2>
      <ul>
        {sorted.map((place) => (
          <li key={place.uuid}>
            <button type="button" onClick={() => onChoose(place)}>
              <PlaceSign kind={place.kind} />
              <span translate="no">{place.name}</span>
              <small>{PLACE_LOOKS[place.kind].label}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
