import { useMemo } from 'react';
import { numberInWords } from '@shared/units/units';
import type { MapPaddock } from '../useMapLand';
import { found } from './found';
import styles from './MapList.module.css';

interface RowsProps {
  paddocks: readonly MapPaddock[];
  /** The uuids of those that have their number on the map. */
  numbered: ReadonlySet<string>;
  onChoose: (uuid: string) => void;
}

interface MapListProps extends Omit<RowsProps, 'numbered'> {
  /** The uuids of those that the map shows. */
  inView: readonly string[];
  /** The uuids of those that have their number on the map. */
  numbered: readonly string[];
  /** A part of the names that are looked for. */
  typed: string;
}

/** Most rows at once: more are found by their name. */
const ROWS_MAX = 60;

function Rows({ paddocks, numbered, onChoose }: RowsProps) {
  return (
    <ul>
      {paddocks.map(({ uuid, name, number, color, value, hasShape }) => (
        <li key={uuid}>
          <button type="button" onClick={() => onChoose(uuid)}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <rect x="1" y="1" width="18" height="18" rx="5" fill={color ?? 'none'} stroke="currentcolor" />
            </svg>
            <span>
              {/* What is on the map for the eye alone. */}
              {numbered.has(uuid) && <b aria-hidden="true">{number} </b>}
              {name}
            </span>
            <small>{hasShape ? value : 'no shape yet'}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The same paddocks as on the map, those in view first, for the keyboard and for those who do not see it. */
export function MapList({ paddocks, inView, numbered, typed, onChoose }: MapListProps) {
  const withNumber = useMemo(() => new Set(numbered), [numbered]);
  const shown = useMemo(() => new Set(inView), [inView]);
  const wanted = found(paddocks, typed);
  const near = wanted.filter(({ uuid }) => shown.has(uuid)).slice(0, ROWS_MAX);
  const far = wanted.filter(({ uuid }) => !shown.has(uuid)).slice(0, ROWS_MAX - near.length);
  const more = wanted.length - near.length - far.length;
  return (
    <section className={styles.list} aria-labelledby="map-list">
      <h2 id="map-list">Paddocks</h2>
      {wanted.length === 0 && <p>{paddocks.length === 0 ? 'None yet.' : 'No match.'}</p>}
      {near.length > 0 && <Rows paddocks={near} numbered={withNumber} onChoose={onChoose} />}
      {near.length > 0 && far.length > 0 && <h3>Not in view</h3>}
      {far.length > 0 && <Rows paddocks={far} numbered={withNumber} onChoose={onChoose} />}
      {more > 0 && <p>{numberInWords(more)} more: type a part of the name.</p>}
    </section>
  );
}
