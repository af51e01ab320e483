import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { selectConnection } from '@features/ui';
import { ConnectionNotice } from '@features/ui/components/NeedsConnection';
import { failureIn } from '@shared/api/requestStateOf';
import { ListState } from '@shared/components/ListState';
import { lookBackInWords } from './recordedInWords';
import type { useYearSheet } from './useYearSheet';
import { RECORDED_COLUMNS } from './yearColumns';
import { YearTable } from './YearTable';

type Sheet = ReturnType<typeof useYearSheet>;

/** How the moves behind the figures were recorded, and those of the three years before. Only the server knows it. */
export function HowRecorded({ year, sheet: { rows, recorded, entered } }: { year: number; sheet: Sheet }) {
  const isOffline = useSelector(selectConnection) === 'offline';
  const { query, isAsked } = entered;
  const isKnown = query.data !== undefined || !isAsked;
  const before = recorded.get(null)?.slice(0, -1) ?? [];
  return (
    <section>
      <h2>{t`How it was recorded`}</h2>
      <p>
        {t`Shares of head-days. Live: with us within 7 days. Sent later: recorded within 7 days, and sent within 45 as soon as there was a connection. Late: anything later. Imported: from a file.`}
      </p>
      {isKnown && (
        <>
          <YearTable label={t`How it was recorded`} columns={RECORDED_COLUMNS} rows={rows} />
          <p>{lookBackInWords(year, before)}</p>
        </>
      )}
      {isOffline && !isKnown ? (
        <ConnectionNotice about={t`How the moves were recorded is on the server.`} />
      ) : (
        isAsked && (
          <ListState
            failure={failureIn(query.error)}
            isBusy={query.isFetching}
            hasList={isKnown}
            onRetry={() => void query.refetch()}
          />
        )
      )}
    </section>
  );
}
