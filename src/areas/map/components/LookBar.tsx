import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { MapSettings } from '@contract/people/mapSettings';
import { COLOR_SCHEMES, MAP_LAYERS } from '@contract/people/mapSettings';
import { t } from '@domain/words';
import { LAYERS, SCHEMES } from '@features/mapSettings/options';
import { LiveSelect } from '@shared/forms/LiveSelect';
import styles from './LookBar.module.css';
import { LookPanel } from './LookPanel';
import { OpacitySlider } from './OpacitySlider';

interface LookBarProps {
  settings: MapSettings;
  /** Whether there are pictures of the ground to choose from. */
  hasBackgrounds: boolean;
  onLook: (look: Partial<MapSettings>) => void;
  /** The address of the map as it is, to be printed. */
  printHref: string;
}

/** Whether the panel is open; Escape and a press beside it close it. */
function usePanel() {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && root.current?.contains(target) !== true) setIsOpen(false);
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);
  return { root, button, isOpen, toggle: () => setIsOpen(!isOpen) };
}

/** How the map looks, changed in place. */
export function LookBar({ settings, hasBackgrounds, onLook, printHref }: LookBarProps) {
  const { mapSelectedColorScheme, mapActiveLayers } = settings;
  const { root, button, isOpen, toggle } = usePanel();
  return (
    <div ref={root} className={styles.bar}>
      <LiveSelect
        aria-label={t`Color scheme`}
        value={mapSelectedColorScheme}
        options={SCHEMES}
        onChange={(value) => {
          const scheme = COLOR_SCHEMES.find((each) => each === value);
          if (scheme !== undefined) onLook({ mapSelectedColorScheme: scheme });
        }}
      />
      {hasBackgrounds && (
        <LiveSelect
          aria-label={t`Background`}
          value={mapActiveLayers.mapLayer}
          options={LAYERS}
          onChange={(value) => {
            const mapLayer = MAP_LAYERS.find((each) => each === value);
            if (mapLayer !== undefined) onLook({ mapActiveLayers: { ...mapActiveLayers, mapLayer } });
          }}
        />
      )}
      <div className={styles.opacity}>
        <OpacitySlider settings={settings} onLook={onLook} />
      </div>
      <button
        ref={button}
        type="button"
        className={styles.more}
        aria-label={t`Change how the map looks`}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4" />
        </svg>
      </button>
      <Link className={styles.more} to={printHref} aria-label={t`Print or save as image`}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z" />
        </svg>
      </Link>
      {isOpen && <LookPanel settings={settings} onLook={onLook} />}
    </div>
  );
}
