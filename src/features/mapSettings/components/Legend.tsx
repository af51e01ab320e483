import type { MapSettings } from '@contract/mapSettings';
import { bandsOf, isScaled } from '../schemes';
import styles from './SampleMap.module.css';

function entriesOf(settings: MapSettings): { color: string; words: string }[] {
  const { mapSelectedColorScheme: scheme, mapColorSchemeValues } = settings;
  if (isScaled(scheme)) return bandsOf(scheme, settings);
  const { fill } = mapColorSchemeValues.uniform;
  return [scheme === 'uniform' ? { color: fill, words: 'every paddock' } : { color: 'none', words: 'no fill' }];
}

/** What the colours say, with the thresholds in the person's units. */
export function Legend({ settings }: { settings: MapSettings }) {
  return (
    <ul className={styles.legend} aria-label="Legend">
      {entriesOf(settings).map(({ color, words }) => (
        <li key={words}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <rect x="1" y="1" width="14" height="14" rx="3" fill={color} stroke="currentColor" />
          </svg>
          {words}
        </li>
      ))}
    </ul>
  );
}
