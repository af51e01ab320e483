import { useSelector } from 'react-redux';
import { selectAll, selectHerdFigures, type WithRecords } from '@records/index';
import styles from './ChartKey.module.css';

/** What the colours and signs of the chart mean. */
export function ChartKey() {
  const herds = useSelector((state: WithRecords) => selectAll(state, 'herd'));
  const figures = useSelector((state: WithRecords) => selectHerdFigures(state));
  const live = herds.filter(({ uuid }) => figures.get(uuid)?.isRetired === false);
  return (
    <ul className={styles.key} aria-label="What the chart shows">
      {live.map(({ uuid, data }) => (
        <li key={uuid}>
          <svg className={styles.bar} aria-hidden="true">
            <rect width="100%" height="100%" rx="4" fill={data.color} />
          </svg>
          {data.name}
        </li>
      ))}
      <li>
        <svg className={styles.bar} aria-hidden="true">
          <defs>
            <pattern
              id="chart-planned"
              width="7"
              height="7"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <path d="M1.5 0v7" className={styles.line} />
            </pattern>
          </defs>
          <rect className={styles.planned} x="1" y="1" width="30" height="14" rx="4" fill="url(#chart-planned)" />
        </svg>
        Planned
      </li>
      <li>
        <b className={styles.good}>48</b> Days of rest
      </li>
      <li>
        <b className={styles.short}>31 ⚑</b> Below the target
      </li>
    </ul>
  );
}
