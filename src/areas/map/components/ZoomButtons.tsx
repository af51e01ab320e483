import { t } from '@domain/words';
import type { RanchMap } from '../land/RanchMap';
import styles from './ZoomButtons.module.css';

interface ZoomButtonsProps {
  map: RanchMap | null;
  /** Whether the person's own position is shown. */
  isLocating: boolean;
  onLocate: () => void;
}

/** Closer, farther, the whole ranch, and where the person is. */
export function ZoomButtons({ map, isLocating, onLocate }: ZoomButtonsProps) {
  return (
    <div className={styles.zoom}>
      <button type="button" aria-label={t`Zoom in`} onClick={() => map?.zoomBy(1)}>
        +
      </button>
      <button type="button" aria-label={t`Zoom out`} onClick={() => map?.zoomBy(-1)}>
        −
      </button>
      <button type="button" aria-label={t`Show the whole ranch`} onClick={() => map?.showAll()}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
        </svg>
      </button>
      <button type="button" aria-label={t`Show where I am`} aria-pressed={isLocating} onClick={onLocate}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3v3M12 18v3M3 12h3M18 12h3M12 7a5 5 0 1 0 0 10 5 5 0 1 0 0-10zM12 12h.01" />
        </svg>
      </button>
    </div>
  );
}
