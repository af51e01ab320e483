import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { appPaths } from '@shared/paths';
import { Brand } from './Brand';
import { Card } from './Card';
import styles from './LinkTrouble.module.css';
import { PageTitle } from './PageTitle';

/** In place of a page whose link is of no use: what is the matter, and what to do about it. */
export function LinkTrouble({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageTitle title={title} />
      <header>
        <Brand to={appPaths.signup} />
      </header>
      <main>
        <Card>
          <h1>{title}</h1>
          {children}
        </Card>
      </main>
    </div>
  );
}

/** A reload has lost the token of a link. */
export function OpenLinkAgain() {
  return (
    <LinkTrouble title="Open the link in the mail again">
      <p>
        For your safety we keep the link’s secret in this page alone, so it is gone after a reload. Open the link again
        from where you have it.
      </p>
      <p>
        <Link to={appPaths.login}>Log in</Link>
      </p>
    </LinkTrouble>
  );
}
