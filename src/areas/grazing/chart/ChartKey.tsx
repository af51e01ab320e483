import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { selectAll, selectHerdFigures, type WithRecords } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { Trans } from '@shared/words';
import styles from './ChartKey.module.css';

/** What the colors and signs of the chart mean, and how the keys move what is planned. */
export function ChartKey() {
  const { mayRecord } = useRanchView();
  const herds = useSelector((state: WithRecords) => selectAll(state, 'herd'));
  const figures = useSelector((state: WithRecords) => selectHerdFigures(state));
  const live = herds.filter(({ uuid }) => figures.get(uuid)?.isRetired === false);
  return (
    <>
      <ul className={styles.key} aria-label={t`What the chart shows`}>
        {live.map(({ uuid, data }) => (
          <li key={uuid} translate="no">
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
          {t({ message: 'Planned', context: 'what a stay is' })}
        </li>
        <li>
          <Trans>
            Numbers: <b className={styles.good}>days of rest</b>
          </Trans>
        </li>
        <li>
          <b className={styles.short}>⚑</b> {t`Below the target`}
        </li>
        <li>
          <svg className={styles.bar} aria-hidden="true">
            <rect className={styles.marked} x="1" y="1" width="30" height="14" fill="none" />
          </svg>
          {t`Marked days`}
        </li>
      </ul>
      {mayRecord && (
        <p id="chart-keys" className={styles.keys}>
          {t`Keys of a planned move: Arrows move it by a day or a row, with Shift they stretch it, Enter keeps it, Escape leaves it as it was.`}
        </p>
      )}
    </>
  );
}
