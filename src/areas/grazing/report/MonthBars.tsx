import { Chart } from './Chart';
import styles from './Chart.module.css';
import { ticksFor } from './chartScale';

interface MonthBarsProps {
  title: string;
  /** One a month; null where nothing was recorded. */
  values: readonly (number | null)[];
  labels: React.ComponentProps<typeof Chart>['labels'];
}

const FULL = 100;
/** Of the width of a month. */
const WIDE = 0.6;

/** A bar a month. */
export function MonthBars({ title, values, labels }: MonthBarsProps) {
  const ticks = ticksFor(Math.max(0, ...values.map((value) => value ?? 0)));
  const most = ticks.at(-1) ?? 1;
  const month = FULL / values.length;
  return (
    <Chart title={title} ticks={ticks} labels={labels}>
      {values.map((value, index) => {
        if (value === null) return null;
        const height = (value / most) * FULL;
        const x = (index + (1 - WIDE) / 2) * month;
        return (
          <rect
            key={labels[index]?.key ?? index}
            className={styles.bar}
            x={x}
            y={FULL - height}
            width={month * WIDE}
            height={height}
          />
        );
      })}
    </Chart>
  );
}
