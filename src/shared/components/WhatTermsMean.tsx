import { useState } from 'react';
import { listed } from '@domain/language/language';
import { t } from '@domain/words';
import { MEANINGS, TERM_NAMES, type Term } from './termMeanings';
import styles from './WhatTermsMean.module.css';

interface WhatTermsMeanProps {
  /** Those that are used where it is, once a page. */
  terms: readonly Term[];
}

/** Explains short names where they are used: a press, by mouse, finger or key, opens the words below. */
export function WhatTermsMean({ terms }: WhatTermsMeanProps) {
  const [isOpen, setIsOpen] = useState(false);
  const names = listed(terms.map((term) => TERM_NAMES[term]));
  return (
    <details className={styles.box} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.button}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="8" />
          <path d="M7.6 7.8a2.4 2.4 0 1 1 3.4 2.1c-.7.4-1 .8-1 1.6m0 2.4v.4" />
        </svg>
        {terms.length === 1 ? t`What ${names} means` : t`What ${names} mean`}
      </summary>
      {isOpen && (
        <dl className={styles.list}>
          {terms.map((term) => (
            <div key={term}>
              <dt>{TERM_NAMES[term]}</dt>
              <dd>{MEANINGS[term]}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}
