import { useId, useRef, useState } from 'react';
import { t } from '@domain/words';
import { Button } from './Button';
import styles from './CopyField.module.css';

interface CopyFieldProps {
  label: string;
  value: string;
  /** What the button is called, where several stand on a page. */
  copyName?: string;
  note: string;
  /** Whether it takes the focus, so that what has just come is noticed. */
  isFocused?: boolean;
}

/** A text to be copied, as an address of which people need every letter. */
export function CopyField({ label, value, copyName, note, isFocused = false }: CopyFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');

  // Over plain http there is no clipboard, and a browser may refuse it: then the person copies what is selected.
  const select = () => {
    input.current?.focus();
    input.current?.select();
    setSaid(t`The link is selected: copy it now.`);
  };
  const copy = () => {
    const copying = navigator.clipboard?.writeText(value) ?? Promise.reject(new Error('There is no clipboard'));
    copying.then(() => setSaid(t`Copied.`), select);
  };
  return (
    <div className={styles.copied}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          readOnly
          autoFocus={isFocused}
          autoComplete="off"
          value={value}
          aria-describedby={`${id}-note`}
        />
        <Button look="quiet" aria-label={copyName} onClick={copy}>
          {t`Copy`}
        </Button>
      </div>
      <p id={`${id}-note`}>{note}</p>
      <p role="status">{said}</p>
    </div>
  );
}
