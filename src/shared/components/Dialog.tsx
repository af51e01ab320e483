import { useEffect, useId, useRef, type ReactNode } from 'react';
import { pressAsks } from '@shared/presses/presses';
import styles from './Dialog.module.css';

interface DialogProps {
  title: string;
  /** Stands above the title. */
  above?: ReactNode;
  /** Whether it covers the whole page. */
  isFull?: boolean;
  /** Whether it is as wide as a list with columns; on a phone it then covers the page. */
  isWide?: boolean;
  /** Escape was pressed, or the phone's way back. What draws the dialog takes it away. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A question or a message over the page, by the browser's own `<dialog>`: it is open while it is drawn, keeps the focus
 * inside, and gives it back to where it was.
 */
export function Dialog({ title, above, isFull = false, isWide = false, onClose, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    if (shown?.open === false) shown.showModal();
    const isGone = pressAsks();
    return () => {
      isGone();
      shown?.close();
      // The browser gives the focus back only to what is still on the page, and asks before React has drawn it.
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={[styles.dialog, isFull ? styles.full : styles.box, isWide ? styles.wide : ''].join(' ')}
      aria-labelledby={id}
      aria-modal="true"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
        // A browser closes at once, whatever is drawn, where the person has not pressed anything since it was opened.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onCancel={(event) => {
        // A cancel that comes up from inside is of another dialog, or of a choice of files.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.inner}>
        {above}
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
