import type { MapSettings } from '@contract/people/mapSettings';
import { sampleLegend } from '../schemes';
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

/** What the colours say, with the thresholds in the person's units. */
export function Legend({ settings }: { settings: MapSettings }) {
  return (
    <ul className={styles.legend} aria-label="Legend">
      {sampleLegend(settings).map(({ key, color, words }) => (
        <li key={key}>
          <Swatch color={color} settings={settings} />
          {words}
        </li>
      ))}
    </ul>
  );
}
