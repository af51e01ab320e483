import { useState } from 'react';
import { SearchField } from '@shared/forms/SearchField';
import { numberInWords } from '@shared/units/units';
import type { MapPaddock } from '../useMapLand';
import styles from './MapList.module.css';

interface MapListProps {
  paddocks: readonly MapPaddock[];
  onChoose: (uuid: string) => void;
}

/** Most rows at once: more are found by their name. */
const ROWS_MAX = 60;

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** The same paddocks as on the map, for the keyboard and for those who do not see it. */
export function MapList({ paddocks, onChoose }: MapListProps) {
  const [typed, setTyped] = useState('');
  const found = paddocks.filter(({ name }) => folded(name).includes(folded(typed.trim())));
  const more = found.length - ROWS_MAX;
  return (
    <section className={styles.list} aria-labelledby="map-list">
      <h2 id="map-list">Paddocks</h2>
      <SearchField label="Find a paddock" value={typed} onChange={setTyped} />
      {found.length === 0 && <p>No paddock has this name.</p>}
      <ul>
        {found.slice(0, ROWS_MAX).map(({ uuid, name, color, value, hasShape }) => (
          <li key={uuid}>
            <button type="button" onClick={() => onChoose(uuid)}>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <rect x="1" y="1" width="18" height="18" rx="5" fill={color ?? 'none'} stroke="currentcolor" />
              </svg>
              <span>{name}</span>
              <small>{hasShape ? value : 'no shape yet'}</small>
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{numberInWords(more)} more: type a part of the name.</p>}
    </section>
  );
}
