import styles from './ColorSign.module.css';

interface ColorSignProps {
  /** Null where nothing is known. */
  color: string | null;
  /** 0 to 1, as the map's fills. */
  opacity: number;
}

/** A color of the map as it is there: over the ground, and seen through. */
export function ColorSign({ color, opacity }: ColorSignProps) {
  return (
    <svg className={styles.sign} viewBox="0 0 20 20" aria-hidden="true">
      <rect x="1" y="1" width="18" height="18" rx="5" className={styles.ground} />
      {color !== null && (
        <rect x="1" y="1" width="18" height="18" rx="5" fill={color} fillOpacity={Math.max(opacity, 0.15)} />
      )}
    </svg>
  );
}
