import type { ReactNode } from 'react';
import { Trans } from '@shared/words';
import { partsInWords } from '../herdParts';
import styles from './PartsOfHerd.module.css';

interface PartsOfHerdProps {
  /** The name of the herd. */
  herd: string;
  count: number;
  isOpenAtFirst?: boolean;
  /** The parts, which show once the line is opened. */
  children: ReactNode;
}

/** One line for all parts of a herd in a list: an import may have made dozens of them. */
export function PartsOfHerd({ herd, count, isOpenAtFirst = false, children }: PartsOfHerdProps) {
  const parts = partsInWords(count);
  return (
    <details className={styles.parts} open={isOpenAtFirst}>
      <summary>
        <Trans>
          {parts} of {herd}
        </Trans>
      </summary>
      {children}
    </details>
  );
}
