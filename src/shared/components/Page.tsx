import type { ReactNode } from 'react';
import styles from './Page.module.css';

interface PageProps {
  /** How much space it takes on a desk: lines to read and fields, or a table or map. */
  width?: 'text' | 'wide';
  /** The language of a page that is English in every build. */
  lang?: 'en';
  children: ReactNode;
}

/** The frame of a page: what stands in it comes below each other, as wide as it reads well. */
export function Page({ width = 'text', lang, children }: PageProps) {
  return (
    <main className={[styles.page, styles[width]].join(' ')} lang={lang}>
      {children}
    </main>
  );
}

/** What a page is for, in a sentence or two below its heading. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}
