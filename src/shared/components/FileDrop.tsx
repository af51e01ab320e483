import { useState } from 'react';
import { t } from '@domain/words';
import styles from './FileDrop.module.css';

interface FileDropProps {
  /** By which a button elsewhere on the page finds it. */
  id: string;
  /** What is chosen: "Choose a file". */
  label: string;
  /** Which kinds of files, and how large. */
  kinds: string;
  /** Whether several are chosen at once. */
  isMultiple?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Where files are dropped, or chosen by a press. */
export function FileDrop({ id, label, kinds, isMultiple = false, onFiles }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  return (
    <div className={[styles.drop, isOver ? styles.over : ''].join(' ')}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 15V4M7.5 8.5 12 4l4.5 4.5M5 15v5h14v-5" />
      </svg>
      <p className={styles.what}>
        <b>{label}</b>
        <span className={styles.mouse}> {isMultiple ? t`or drop them here` : t`or drop it here`}</span>
      </p>
      <p className={styles.kinds}>{kinds}</p>
      {/* It lies over all of this, so that browsers take what is dropped on any part of it. */}
      <input
        id={id}
        type="file"
        aria-label={label}
        multiple={isMultiple}
        className={styles.input}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          if (files.length > 0) onFiles(files);
          // The same file can be chosen once more, after it was mended.
          target.value = '';
        }}
      />
    </div>
  );
}
