import type { ReactNode } from 'react';
import { numberInWords } from '@shared/units/units';
import styles from './Chart.module.css';

interface Label {
  readonly key: string;
  readonly text: string;
  /** From 0 at the left to 1 at the right. */
  readonly at: number;
}

interface ChartProps {
  title: string;
  /** What its signs mean, where there is more than one. */
  legend?: readonly { name: string; look: 'first' | 'second' }[];
  /** Values of the lines across, from 0 up. */
  ticks: readonly number[];
  /** Below it, from left to right. */
  labels: readonly Label[];
  /** Drawn into a square of 100 by 100 that is as wide and high as the chart; y grows downwards. */
  children: ReactNode;
}

const percent = (share: number): string => `${share * 100}%`;

/** A chart with its scale. What it shows stands in a table beside it, which is what a screen reader is told. */
export function Chart({ title, legend = [], ticks, labels, children }: ChartProps) {
  const most = ticks.at(-1) ?? 1;
  const heightOf = (value: number) => percent(1 - value / most);
  return (
    <figure className={styles.chart}>
      <figcaption>
        <b>{title}</b>
        {legend.map(({ name, look }) => (
          <span key={name}>
            <svg className={styles.key} aria-hidden="true">
              <line className={styles[look]} x1="0" x2="100%" y1="50%" y2="50%" />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
      <svg className={styles.plot} aria-hidden="true">
        {ticks.map((value) => (
          <line key={value} className={styles.grid} x1="0" x2="100%" y1={heightOf(value)} y2={heightOf(value)} />
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {children}
        </svg>
        {ticks.map((value) => (
          <text key={value} className={styles.value} x="0" y={heightOf(value)} dy="-4">
            {numberInWords(value, 2)}
          </text>
        ))}
        {labels.map(({ key, text, at }) => (
          <text key={key} className={styles.label} x={percent(at)} y="100%" dy="18">
            {text}
          </text>
        ))}
      </svg>
    </figure>
  );
}
