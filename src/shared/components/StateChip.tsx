import type { ReactNode } from 'react';
import styles from './StateChip.module.css';

/** Each state has a sign beside its color and its word, so that none hangs on the color alone. */
const SIGNS = {
  grazing: 'M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
  ready: 'M6 12.5 10.5 17 18 8',
  resting: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4l3 2',
  late: 'M12 6v8M12 17.5v.5',
  plain: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
} as const;

interface StateChipProps {
  look: keyof typeof SIGNS;
  children: ReactNode;
}

/** The state of a paddock or a herd in a word. */
export function StateChip({ look, children }: StateChipProps) {
  return (
    <span className={[styles.chip, styles[look]].join(' ')}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[look]} />
      </svg>
      {children}
    </span>
  );
}
