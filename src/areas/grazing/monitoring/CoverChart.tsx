import type { Share } from '@domain/monitoring/cover';
import { t } from '@domain/words';
import { useRanchView } from '@records/useRanchView';
import { dateAt } from '@shared/time/ranchTime';
import { Chart } from '../report/Chart';
import styles from '../report/Chart.module.css';
import type { CoverReading } from './coverReadings';

const FULL = 100;
const TICKS = [0, 25, 50, 75, FULL];
const MIDDLE = 0.5;
/** Space for the first and the last date below, as a share of the width. */
const MARGIN = 0.15;

const heightOf = (share: number): string => (FULL * (1 - Math.min(1, Math.max(0, share)))).toFixed(2);

/** A line through the shares of the readings, with a stroke of one standard error up and down at each. */
function pathOf(readings: readonly CoverReading[], xOf: (at: number) => number, of: (reading: CoverReading) => Share) {
  const points = readings.map((reading) => ({ x: (FULL * xOf(reading.at)).toFixed(2), ...of(reading) }));
  const line = points.map(({ x, share }) => [x, heightOf(share)].join(' ')).join('L');
  const errors = points.map(
    ({ x, share, error }) => `M${[share - error, share + error].map((end) => `${x} ${heightOf(end)}`).join('L')}`,
  );
  return `M${line}${errors.join('')}`;
}

/** Bare ground and ground cover of a transect over time; the table next to it has every figure. */
export function CoverChart({ readings }: { readings: readonly CoverReading[] }) {
  const { zone } = useRanchView();
  const [first, last] = [readings[0], readings.at(-1)];
  if (first === undefined || last === undefined || first.at === last.at) return null;
  const xOf = (at: number) => MARGIN + ((1 - 2 * MARGIN) * (at - first.at)) / (last.at - first.at);
  const [bare, cover] = [t`Bare ground`, t`Ground cover`];
  const labels = [
    first,
    ...(readings.length > 2 ? [readings[Math.floor(readings.length * MIDDLE)] ?? last] : []),
    last,
  ];
  return (
    <Chart
      title={t`Percent of points, with one standard error`}
      legend={[
        { name: cover, look: 'first' },
        { name: bare, look: 'second' },
      ]}
      ticks={TICKS}
      labels={labels.map(({ uuid, at }) => ({ key: uuid, text: dateAt(at, zone), at: xOf(at) }))}
    >
      <path className={styles.first} d={pathOf(readings, xOf, ({ cover: { groundCover } }) => groundCover)} />
      <path className={styles.second} d={pathOf(readings, xOf, ({ cover: { shares } }) => shares.bare)} />
    </Chart>
  );
}
