import { useEffect, useState, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { t } from '@domain/words';
import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import { appPaths } from '@shared/paths';
import type { ConnectionNews } from '../connectionNews';
import styles from './ConnectionStrip.module.css';

const FRESH_MS = 1_000;

/** Whether it appeared less than a second ago: a finger may have been on its way to what lay there. */
function useIsFresh(what: string | undefined): boolean {
  const [known, setKnown] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setKnown(what), FRESH_MS);
    return () => clearTimeout(timer);
  }, [what]);
  return known !== what;
}

interface ConnectionStripProps {
  news: ConnectionNews | null;
  onUpdate?: () => void;
}

/** The strip over every page: how the connection is, with the way to what waits for it. */
export function ConnectionStrip({ news, onUpdate }: ConnectionStripProps) {
  const isFresh = useIsFresh(news?.what);
  if (news === null) return null;
  const hold = (event: MouseEvent) => isFresh && event.preventDefault();
  const actions = (
    <span className={styles.actions}>
      {news.what === 'tooOld' && (
        <Button look="quiet" isSpent={isFresh} onClick={onUpdate}>
          {t`Update now`}
        </Button>
      )}
      <Link to={appPaths.settingsDevice} onClick={hold} aria-disabled={isFresh || undefined}>
        {t`Show`}
      </Link>
    </span>
  );
  return (
    <Banner look={news.what === 'sending' ? 'info' : 'warn'} action={actions}>
      {news.words}
    </Banner>
  );
}
