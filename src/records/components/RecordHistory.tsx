import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { selectIsOnline } from '@features/ui';
import { ConnectionNotice } from '@features/ui/components/NeedsConnection';
import { selectRanchUuid } from '@features/user';
import { failureIn } from '@shared/api/requestStateOf';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { ListState } from '@shared/components/ListState';
import { Row, Rows } from '@shared/components/Rows';
import { EraseVersion } from '../erasing/EraseVersion';
import { useRecordHistoryInfiniteQuery } from '../historyApi';
import { selectIsOnlyHere, selectZone, type WithRecords } from '../recordsSelectors';
import { labelInWords } from '../saidInWords';
import { useNews } from '../useNews';
import { writtenInWords } from '../writtenInWords';

interface RecordHistoryProps {
  uuid: string;
  /** With what was written of the records that name it, as the moves of a herd. */
  isRelated?: boolean;
}

/** Who changed what of a record, newest first. It is the server's, so it needs a connection. */
export function RecordVersions({ uuid, isRelated = false }: RecordHistoryProps) {
  const ranchUuid = useSelector(selectRanchUuid);
  const isOnline = useSelector(selectIsOnline);
  const isOnlyHere = useSelector((state: WithRecords) => selectIsOnlyHere(state, uuid));
  const zone = useSelector(selectZone);
  const list = useRecordHistoryInfiniteQuery(
    ranchUuid === null || !isOnline || isOnlyHere ? skipToken : { ranchUuid, uuid, isRelated },
  );
  useNews(list.refetch, list.data !== undefined);
  const versions = list.data?.pages.flatMap((page) => page.versions);
  const holding = versions?.find((version) => version.uuid === uuid)?.revision;
  if (isOnlyHere) return <p>{t`This isn’t saved on the server yet. Its history begins once it is.`}</p>;
  return (
    <>
      {!isOnline && versions === undefined && <ConnectionNotice />}
      <Rows>
        {versions?.map((version) => (
          <Row key={version.revision} title={labelInWords(version)}>
            <p>{writtenInWords(version, zone)}</p>
            {version.erased === true && <p>{t`The content of this version was erased.`}</p>}
            <EraseVersion version={version} uuid={uuid} holding={holding} onErased={() => void list.refetch()} />
          </Row>
        ))}
      </Rows>
      {isOnline && (
        <ListState
          failure={failureIn(list.error)}
          isBusy={list.isFetching}
          hasList={versions !== undefined}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.hasNextPage && (
        <Button look="quiet" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
    </>
  );
}

/** The same on the page of the record. */
export function RecordHistory(props: RecordHistoryProps) {
  return (
    <Card>
      <h2>{t`History`}</h2>
      <RecordVersions {...props} />
    </Card>
  );
}
