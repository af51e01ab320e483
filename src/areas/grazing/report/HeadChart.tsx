import { isKnown, type Figure } from '@domain/grazing/figure';
import type { HeadAt, Span } from '@domain/grazing/overTime';
import { t } from '@domain/words';
import { Chart } from './Chart';
import styles from './Chart.module.css';
import { ticksFor } from './chartScale';

interface HeadChartProps {
  span: Span;
  points: readonly HeadAt[];
  labels: React.ComponentProps<typeof Chart>['labels'];
}

const FULL = 100;

/** A line through what is known; where something is missing it has a gap. */
function pathOf(
  points: readonly HeadAt[],
  { since, until }: Span,
  most: number,
  of: (point: HeadAt) => Figure,
): string {
  let isDrawing = false;
  return points
    .map((point) => {
      const value = of(point);
      if (!isKnown(value)) {
        isDrawing = false;
        return '';
      }
      const x = ((point.at - since) / (until - since)) * FULL;
      const step = `${isDrawing ? 'L' : 'M'}${x.toFixed(2)} ${(FULL - (value / most) * FULL).toFixed(2)}`;
      isDrawing = true;
      return step;
    })
    .join('');
}

/** Head and animal units over the season as two lines. */
export function HeadChart({ span, points, labels }: HeadChartProps) {
  const known = points.flatMap(({ head, au }) => [head, au]).filter(isKnown);
  const ticks = ticksFor(Math.max(0, ...known));
  const most = ticks.at(-1) ?? 1;
  return (
    <Chart
      title={t`Head and animal units`}
      legend={[
        { name: t`Head`, look: 'first' },
        { name: t`AU`, look: 'second' },
      ]}
      ticks={ticks}
      labels={labels}
    >
      <path className={styles.first} d={pathOf(points, span, most, ({ head }) => head)} />
      <path className={styles.second} d={pathOf(points, span, most, ({ au }) => au)} />
    </Chart>
  );
}
