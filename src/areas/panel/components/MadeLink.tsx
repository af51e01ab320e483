import { useId, useRef, useState } from 'react';
import { PARTNER_LINK_DAYS } from '@contract/http/limits';
import { Button } from '@shared/components/Button';
import styles from './MadeLink.module.css';

/** A link that was just made, to be copied now: nobody can see it again. It takes the focus, so that it is noticed. */
export function MadeLink({ url }: { url: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');

  // Over plain http there is no clipboard, and a browser may refuse it: then the person copies what is selected.
  const select = () => {
    input.current?.focus();
    input.current?.select();
    setSaid('The link is selected: copy it now.');
  };
  const copy = () => {
    const copying = navigator.clipboard?.writeText(url) ?? Promise.reject(new Error('There is no clipboard'));
    copying.then(() => setSaid('Copied.'), select);
  };
  return (
    <div className={styles.made}>
      <label htmlFor={id}>Partner link</label>
      <div className={styles.row}>
        <input ref={input} id={id} readOnly autoFocus autoComplete="off" value={url} aria-describedby={`${id}-note`} />
        <Button onClick={copy}>Copy</Button>
      </div>
      <p id={`${id}-note`}>
        It works once, and for {PARTNER_LINK_DAYS} days. Copy it before you leave this page: it is not shown again.
      </p>
      <p role="status">{said}</p>
    </div>
  );
}
