import { useMemo } from 'react';
import { t } from '@domain/words';
import { numberInWords } from '@shared/units/units';
import type { MapPaddock } from '../useMapLand';
import { endsSo } from '../land/shortNames';
import { ColorSign } from './ColorSign';
import { found } from './found';
import styles from './MapList.module.css';

interface RowsProps {
  /** 0 to 1, as the map's fills. */
  opacity: number;
  paddocks: readonly MapPaddock[];
  /** The uuids of those that have their short name on the map. */
  shortened: ReadonlySet<string>;
  onChoose: (uuid: string) => void;
}

interface MapListProps extends Omit<RowsProps, 'shortened'> {
  /** The uuids of those that the map shows. */
  inView: readonly string[];
  /** The uuids of those that have their short name on the map. */
  shortened: readonly string[];
  /** A part of the names that are looked for. */
  typed: string;
}

/** Most rows at once: more are found by their name. */
const ROWS_MAX = 60;

function Rows({ opacity, paddocks, shortened, onChoose }: RowsProps) {
  return (
    <ul>
      {paddocks.map(({ uuid, name, shortName, color, value, hasShape }) => (
        <li key={uuid}>
          <button type="button" onClick={() => onChoose(uuid)}>
            <ColorSign color={color} opacity={opacity} />
            <span translate="no">
              {/* What is on the map for the eye alone. */}
              {shortened.has(uuid) && !endsSo(name, shortName) && <b aria-hidden="true">{shortName} </b>}
              {name}
            </span>
            <small>{hasShape ? value : t`no shape yet`}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The same paddocks as on the map, those in view first, for the keyboard and for those who do not see it. */
export function MapList({ opacity, paddocks, inView, shortened, typed, onChoose }: MapListProps) {
  const isShort = useMemo(() => new Set(shortened), [shortened]);
  const shown = useMemo(() => new Set(inView), [inView]);
  const wanted = found(paddocks, typed);
  const near = wanted.filter(({ uuid }) => shown.has(uuid)).slice(0, ROWS_MAX);
  const far = wanted.filter(({ uuid }) => !shown.has(uuid)).slice(0, ROWS_MAX - near.length);
  const more = wanted.length - near.length - far.length;
  const moreInWords = numberInWords(more);
  return (
    <section className={styles.list} aria-labelledby="map-list">
      <h2 id="map-list">{t`Paddocks`}</h2>
      {wanted.length === 0 && <p>{paddocks.length === 0 ? t`None yet.` : t`No match.`}</p>}
      {near.length > 0 && <Rows opacity={opacity} paddocks={near} shortened={isShort} onChoose={onChoose} />}
      {near.length > 0 && far.length > 0 && <h3>{t`Not in view`}</h3>}
      {far.length > 0 && <Rows opacity={opacity} paddocks={far} shortened={isShort} onChoose={onChoose} />}
      {more > 0 && <p>{t`${moreInWords} more: type a part of the name.`}</p>}
    </section>
  );
}
