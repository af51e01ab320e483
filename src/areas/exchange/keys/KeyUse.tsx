import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import type { KeyUse as Use } from '@contract/keys/keyUse';
import { instantInWords, numberInWords } from '@domain/language/formats';
import { listed } from '@domain/language/language';
import { t } from '@domain/words';
import { failureIn } from '@shared/api/requestStateOf';
import { ListState } from '@shared/components/ListState';
import { Cell, HeadCell, Table, TableRow } from '@shared/components/Table';
import { timeInWords } from '@shared/lib/dates';
import { useKeyUseQuery } from './keysApi';
import { refusedInWords } from './refusedInWords';
import styles from './keys.module.css';

const utcDay = (day: string): string =>
  instantInWords(Date.parse(day), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

function Seen({ days, addresses, last_refusal }: Use) {
  if (days.length === 0) return <p>{t`Not used in the last 30 days.`}</p>;
  const refused = last_refusal === null ? '' : refusedInWords(last_refusal.code);
  const at = last_refusal === null ? '' : timeInWords(last_refusal.at);
  const from = listed(addresses);
  return (
    <>
      <Table label={t`Calls of each day`} head={[t`Day (UTC)`, t`Calls`, t`Refused`]}>
        {days.map((day) => (
          <TableRow key={day.day}>
            <HeadCell>{utcDay(day.day)}</HeadCell>
            <Cell name={t`Calls`}>{numberInWords(day.calls)}</Cell>
            <Cell name={t`Refused`}>{numberInWords(day.refused)}</Cell>
          </TableRow>
        ))}
      </Table>
      {addresses.length > 0 && <p className={styles.addresses}>{t`Came from: ${from}.`}</p>}
      {last_refusal !== null && <p>{t`Last refused on ${at}: ${refused}.`}</p>}
    </>
  );
}

/** How a key was used in the last 30 days, once somebody wants to see it. */
export function KeyUse({ ranchUuid, uuid, name }: { ranchUuid: string; uuid: string; name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { currentData, error, isFetching, refetch } = useKeyUseQuery(isOpen ? { ranchUuid, uuid } : skipToken);
  return (
    <details className={styles.use} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary aria-label={t`Use of ${name} in the last 30 days`}>{t`Use in the last 30 days`}</summary>
      {currentData !== undefined && <Seen {...currentData} />}
      {isOpen && (
        <ListState
          failure={failureIn(error)}
          isBusy={isFetching}
          hasList={currentData !== undefined}
          onRetry={() => void refetch()}
        />
      )}
    </details>
  );
}
