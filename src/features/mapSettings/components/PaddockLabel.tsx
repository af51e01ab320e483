import type { SamplePaddock } from '../sampleRanch';
import styles from './SampleMap.module.css';

const PLATE_WIDTH = 74;
const LINE_HEIGHT = 21;

/** A paddock's name with its measure on a plate of its own: it must be read over whatever colors are chosen. */
export function PaddockLabel({ paddock, value }: { paddock: SamplePaddock; value: string }) {
  const [x, y] = paddock.middle;
  const height = LINE_HEIGHT * (value === '' ? 1 : 2) + 6;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={styles.label} textAnchor="middle" fill="#16261c">
        <rect x={-PLATE_WIDTH / 2} y={-height / 2} width={PLATE_WIDTH} height={height} rx="7" fill="#fbf6e6" />
        <text y={value === '' ? 6 : -4} fontSize="18" fontWeight="650">
          {paddock.name}
        </text>
        <text y={LINE_HEIGHT - 4} fontSize="18">
          {value}
        </text>
      </g>
    </g>
  );
}
