import type { LegendBand } from '@features/mapSettings/bands';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { inUnit, numberInWords } from '@shared/units/units';
import styles from './MapLegend.module.css';

interface MapLegendProps {
  /** What the colours are about. */
  name: string;
  bands: readonly LegendBand[];
  /** 0 to 1, as the map's fills. */
  opacity: number;
}

/** What each colour says, and how many paddocks and acres have it. */
export function MapLegend({ name, bands, opacity }: MapLegendProps) {
  const { area } = usePersonsUnits();
  return (
    <section className={styles.legend} aria-label={`Legend, ${name.toLowerCase()}`}>
      <ul>
        {bands.map(({ key, words, color, count, acres }) => (
          <li key={key}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <rect x="1" y="1" width="18" height="18" rx="5" className={styles.ground} />
              {color !== null && (
                <rect x="1" y="1" width="18" height="18" rx="5" fill={color} fillOpacity={Math.max(opacity, 0.15)} />
              )}
            </svg>
            <p>
              <span>{words}</span> <b>{numberInWords(count)}</b>{' '}
              <small>{acres === null ? `${area.name} not known` : inUnit(acres, { ...area, digits: 0 })}</small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
