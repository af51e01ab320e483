import { t } from '@domain/words';
import type { Becomes, ShapeRow } from './shapeRows';
import styles from './MapKey.module.css';

const ENTRIES: readonly (readonly [Becomes, string])[] = [
  ['paddock', t`Paddock`],
  ['place', t`Place`],
  ['boundary', t`Boundary`],
  ['nothing', t`Stays out`],
];

/** What the colors of the map mean: those that are on it. */
export function MapKey({ rows, hasRanch }: { rows: readonly ShapeRow[]; hasRanch: boolean }) {
  const drawn = new Set(rows.filter(({ found }) => found.shape !== null).map(({ becomes }) => becomes));
  const entries = ENTRIES.filter(([becomes]) => drawn.has(becomes));
  if (entries.length === 0) return null;
  return (
    <ul className={styles.key}>
      {entries.map(([becomes, words]) => (
        <li key={becomes}>
          <span className={styles[becomes]} aria-hidden="true" />
          {words}
        </li>
      ))}
      {hasRanch && (
        <li>
          <span className={styles.there} aria-hidden="true" />
          {t`Already on the ranch`}
        </li>
      )}
    </ul>
  );
}
