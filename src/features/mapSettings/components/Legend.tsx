import type { MapSettings } from '@contract/people/mapSettings';
import { t } from '@domain/words';
import { inUnit, numberInWords, unitOf } from '@shared/units/units';
import type { LegendBand } from '../bands';
import { namedBands } from '../mapInWords';
import { GROUND_COLORS } from './Ground';
import styles from './SampleMap.module.css';

/** A fill as the map shows it: as opaque, and on the same ground. */
function Swatch({ color, settings }: { color: string | null; settings: MapSettings }) {
  const { mapActiveLayers, mapPaddockOptions } = settings;
  const box = { x: 1, y: 1, width: 18, height: 18, rx: 4 };
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <rect {...box} fill={GROUND_COLORS[mapActiveLayers.mapLayer]} />
      <rect {...box} fill={color ?? 'none'} fillOpacity={mapPaddockOptions.paddockOpacity} stroke="currentColor" />
    </svg>
  );
}

interface LegendProps {
  legend: readonly LegendBand[];
  settings: MapSettings;
  /** Whether it says how many paddocks, and how much of the ranch, have each color. */
  hasCounts?: boolean;
}

/** What the colors say, with the thresholds in the person's units. */
export function Legend({ legend, settings, hasCounts = false }: LegendProps) {
  const area = { ...unitOf('area', settings.units), digits: 0 };
  return (
    <ul className={styles.legend} aria-label={t`Legend`}>
      {namedBands(legend).map(({ key, color, words, count, acres }) => (
        <li key={key}>
          <Swatch color={color} settings={settings} />
          {hasCounts ? (
            <span>
              {words} <b>{numberInWords(count)}</b> {acres !== null && <small>{inUnit(acres, area)}</small>}
            </span>
          ) : (
            words
          )}
        </li>
      ))}
    </ul>
  );
}
