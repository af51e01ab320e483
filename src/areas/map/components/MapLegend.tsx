import type { ColorScheme } from '@contract/people/mapSettings';
import { t } from '@domain/words';
import type { LegendBand } from '@features/mapSettings/bands';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { inUnit, numberInWords } from '@shared/units/units';
import { LEGENDS } from '../mapNames';
import { ColorSign } from './ColorSign';
import styles from './MapLegend.module.css';

interface MapLegendProps {
  /** What the colors are about. */
  scheme: ColorScheme;
  bands: readonly LegendBand[];
  /** 0 to 1, as the map's fills. */
  opacity: number;
}

/** What each color says, and how many paddocks and acres have it. */
export function MapLegend({ scheme, bands, opacity }: MapLegendProps) {
  const { area, isMetric } = usePersonsUnits();
  const unknown = isMetric ? t`hectares unknown` : t`acres unknown`;
  return (
    <section className={styles.legend} aria-label={LEGENDS[scheme]}>
      <ul>
        {bands.map(({ key, words, color, count, acres }) => (
          <li key={key}>
            <ColorSign color={color} opacity={opacity} />
            <p>
              <span>{words}</span> <b>{numberInWords(count)}</b>{' '}
              <small>{acres === null ? unknown : inUnit(acres, { ...area, digits: 0 })}</small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
