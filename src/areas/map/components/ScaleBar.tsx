import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { scaleOf } from '../scale';
import styles from './ScaleBar.module.css';

const WIDTH_MAX = 120;

/** How long a length of the ground is on the map. */
export function ScaleBar({ metersAPixel }: { metersAPixel: number }) {
  const { isMetric } = usePersonsUnits();
  const { width, words } = scaleOf(metersAPixel, WIDTH_MAX, isMetric);
  return (
    <p className={styles.scale}>
      <svg width={width} height="8" aria-hidden="true">
        <path d={`M1 0v7H${width - 1}V0`} />
      </svg>
      <span>{words}</span>
    </p>
  );
}
