import { useEffect, useRef } from 'react';
import styles from './JustAdded.module.css';

interface JustAddedProps {
  /** How many were added since the dialog opened. */
  count: number;
  /** What is said of the last one. */
  words: string;
}

/** Says in a dialog what was just added, and brings the person back to the first field of its form, empty again. */
export function JustAdded({ count, words }: JustAddedProps) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (count === 0) return;
    place.current?.closest('dialog')?.querySelector<HTMLElement>('form input')?.focus();
    // A phone shows the end of the form until then; both the words and the field are at its top.
    place.current?.scrollIntoView?.({ block: 'start' });
  }, [count]);
  return (
    <p ref={place} role="status" className={styles.added}>
      {words}
    </p>
  );
}
