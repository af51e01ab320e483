import type { MapSettings } from '@contract/people/mapSettings';
import { COLOR_SCHEMES, MAP_LAYERS } from '@contract/people/mapSettings';
import { Link } from 'react-router';
import { LAYERS, SCHEMES } from '@features/mapSettings/options';
import { LiveSelect } from '@shared/forms/LiveSelect';
import { appPaths } from '@shared/paths';
import styles from './LookBar.module.css';

interface LookBarProps {
  settings: MapSettings;
  /** Whether there are pictures of the ground to choose from. */
  hasBackgrounds: boolean;
  onLook: (look: Partial<MapSettings>) => void;
}

/** How the map looks, changed in place. */
export function LookBar({ settings, hasBackgrounds, onLook }: LookBarProps) {
  const { mapSelectedColorScheme, mapActiveLayers, mapPaddockOptions } = settings;
  return (
    <div className={styles.bar}>
      <LiveSelect
        aria-label="Colour scheme"
        value={mapSelectedColorScheme}
        options={SCHEMES}
        onChange={(value) => {
          const scheme = COLOR_SCHEMES.find((each) => each === value);
          if (scheme !== undefined) onLook({ mapSelectedColorScheme: scheme });
        }}
      />
      {hasBackgrounds && (
        <LiveSelect
          aria-label="Background"
          value={mapActiveLayers.mapLayer}
          options={LAYERS}
          onChange={(value) => {
            const mapLayer = MAP_LAYERS.find((each) => each === value);
            if (mapLayer !== undefined) onLook({ mapActiveLayers: { ...mapActiveLayers, mapLayer } });
          }}
        />
      )}
      <label className={styles.opacity}>
        <span>Paddock opacity</span>
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={mapPaddockOptions.paddockOpacity}
          onChange={({ target }) =>
            onLook({ mapPaddockOptions: { ...mapPaddockOptions, paddockOpacity: Number(target.value) } })
          }
        />
      </label>
      <Link className={styles.more} to={appPaths.settingsMap} aria-label="Change how the map looks">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4" />
        </svg>
      </Link>
    </div>
  );
}
