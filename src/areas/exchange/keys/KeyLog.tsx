import { useState } from 'react';
import type { RanchLogPage } from '@contract/keys/keyLog';
import { t } from '@domain/words';
import { failureIn } from '@shared/api/requestStateOf';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { ListState } from '@shared/components/ListState';
import { Row, Rows } from '@shared/components/Rows';
import { kindWords } from '@shared/kindWords';
import { dayInWords, timeInWords } from '@shared/lib/dates';
import { useFocusOnNew } from '@shared/lib/useFocusOnNew';
import { useKeyLogInfiniteQuery } from './keysApi';
import { opensWords } from './opensWords';
import styles from './keys.module.css';

type Entry = RanchLogPage['entries'][number];

function happenedInWords({ action, by, detail }: Entry): string {
  const source = detail.source.name;
  const who = by?.full_name ?? t`A former member`;
  switch (action) {
    case 'key_made':
      return t`${who} made a key for ${source}.`;
    case 'key_revoked':
      return t`${who} revoked a key for ${source}.`;
    case 'key_ended':
      return t`A key for ${source} ended. ${who} had made it.`;
    case 'key_first_used':
      return t`A key for ${source} was used for the first time. ${who} had made it.`;
  }
}

/** What a new key opens, writes, and until when. */
function openedInWords({ action, detail: { scopes, kinds, expires_at } }: Entry): string {
  if (action !== 'key_made') return '';
  const [opens, written] = [opensWords(scopes), kinds.map((kind) => kindWords(kind).several).join(', ')];
  const end = expires_at === null ? '' : dayInWords(expires_at);
  return [
    t`Opens: ${opens}.`,
    ...(kinds.length > 0 ? [t`Writes: ${written}.`] : []),
    ...(expires_at === null ? [] : [t`Ends on ${end}.`]),
  ].join(' ');
}

function Entries({ ranchUuid }: { ranchUuid: string }) {
  const log = useKeyLogInfiniteQuery(ranchUuid);
  const entries = log.data?.pages.flatMap((page) => page.entries);
  const [list, askForMore] = useFocusOnNew(entries?.length ?? 0);
  const showMore = () => {
    askForMore();
    void log.fetchNextPage();
  };
  return (
    <>
      {entries?.length === 0 && <p>{t`The ranch has had no keys.`}</p>}
      <div ref={list}>
        <Rows>
          {entries?.map((entry) => (
            <Row key={entry.uuid} title={happenedInWords(entry)}>
              <p>
                <time dateTime={entry.at}>{timeInWords(entry.at)}</time> {openedInWords(entry)}
              </p>
            </Row>
          ))}
        </Rows>
      </div>
      <ListState
        failure={failureIn(log.error)}
        isBusy={log.isFetching}
        hasList={entries !== undefined}
        onRetry={() => void log.refetch()}
      />
      {log.hasNextPage && (
        <Button look="quiet" isBusy={log.isFetchingNextPage} onClick={showMore}>
          {t`Show more`}
        </Button>
      )}
    </>
  );
}

/** What happened to the keys of the ranch, for all of its people, the latest first, once somebody wants to see it. */
export function KeyLog({ ranchUuid }: { ranchUuid: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card>
      <h2>{t`Log of keys`}</h2>
      <details className={styles.use} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{t`Who made, used and revoked keys`}</summary>
        {isOpen && <Entries ranchUuid={ranchUuid} />}
      </details>
    </Card>
  );
}
