import type { MapSettings } from '@contract/people/mapSettings';
import { bandsOf, isScaled } from '../schemes';
import { GROUND_COLORS } from './Ground';
import styles from './SampleMap.module.css';

function entriesOf(settings: MapSettings): { color: string; words: string }[] {
  const { mapSelectedColorScheme: scheme, mapColorSchemeValues } = settings;
  if (isScaled(scheme)) return bandsOf(scheme, settings);
  const { fill } = mapColorSchemeValues.uniform;
  return [scheme === 'uniform' ? { color: fill, words: 'every paddock' } : { color: 'none', words: 'no fill' }];
}

/** A fill as the map shows it: as opaque, and on the same ground. */
function Swatch({ color, settings }: { color: string; settings: MapSettings }) {
  const { mapActiveLayers, mapPaddockOptions } = settings;
  const box = { x: 1, y: 1, width: 18, height: 18, rx: 4 };
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <rect {...box} fill={GROUND_COLORS[mapActiveLayers.mapLayer]} />
      <rect {...box} fill={color} fillOpacity={mapPaddockOptions.paddockOpacity} stroke="currentColor" />
    </svg>
  );
}

/** What the colours say, with the thresholds in the person's units. */
export function Legend({ settings }: { settings: MapSettings }) {
  return (
    <ul className={styles.legend} aria-label="Legend">
      {entriesOf(settings).map(({ color, words }) => (
        <li key={words}>
          <Swatch color={color} settings={settings} />
          {words}
        </li>
      ))}
    </ul>
  );
}
