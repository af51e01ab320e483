import type { RanchMap } from '../land/RanchMap';
import styles from './ZoomButtons.module.css';

/** Closer, farther, and back to the whole ranch. */
export function ZoomButtons({ map }: { map: RanchMap | null }) {
  return (
    <div className={styles.zoom}>
      <button type="button" aria-label="Zoom in" onClick={() => map?.zoomBy(1)}>
        +
      </button>
      <button type="button" aria-label="Zoom out" onClick={() => map?.zoomBy(-1)}>
        −
      </button>
      <button type="button" aria-label="Show the whole ranch" onClick={() => map?.showAll()}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
        </svg>
      </button>
    </div>
  );
}
