import type { ReactNode } from 'react';
import { Button } from '@shared/components/Button';
import styles from './PreviewFrame.module.css';
import { useFocusedHeading } from './useFocusedHeading';

interface PreviewFrameProps {
  title: string;
  /** The way back: "Choose another file". */
  other: string;
  onBack: () => void;
  /** What is done with all of it; it stays in reach. */
  bar: ReactNode;
  children: ReactNode;
}

/** What was read from files, before anything is sent. The focus goes to its title. */
export function PreviewFrame({ title, other, onBack, bar, children }: PreviewFrameProps) {
  const heading = useFocusedHeading();
  return (
    <section className={styles.preview}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Button look="quiet" onClick={onBack}>
          {other}
        </Button>
      </div>
      {children}
      <div className={styles.bar}>{bar}</div>
    </section>
  );
}
