import { skipToken } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import type { DeletedGroup, DeletedRecord } from '@contract/grazing/history';
import { plural, t } from '@domain/words';
import { selectIsOnline } from '@features/ui';
import { ConnectionNotice } from '@features/ui/components/NeedsConnection';
import { selectRanchUuid } from '@features/user';
import { placeInWords, type NameOf } from '@records/herdWords';
import { useDeletedRecordsInfiniteQuery } from '@records/historyApi';
import { broughtBack, changeRecorded, selectOne, type WithRecords } from '@records/index';
import { broughtBackSaid, labelInWords } from '@records/saidInWords';
import { useNames } from '@records/useHerds';
import { useNews } from '@records/useNews';
import { useRanchView } from '@records/useRanchView';
import { writtenInWords } from '@records/writtenInWords';
import { failureIn } from '@shared/api/requestStateOf';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { ListState } from '@shared/components/ListState';
import { Row, Rows } from '@shared/components/Rows';
import { useOnce, useSteadySelector } from '@shared/presses/useSettling';
import { timeAt } from '@shared/time/ranchTime';

/** So many moves of one group are told one by one. */
const TOLD_MAX = 3;

function movesInWords(records: readonly DeletedRecord[], nameOf: NameOf, zone: string | null): string[] {
  const moves = records.flatMap(({ kind, data }) => (kind === 'move' ? [data] : []));
  return moves.slice(0, TOLD_MAX).map(({ herd_uuid, paddock_uuids: paddockUuids, off, at }) => {
    const [herd, place] = [nameOf(herd_uuid), placeInWords({ paddockUuids, off }, nameOf)];
    const time = timeAt(Date.parse(at), zone);
    return t`${herd} to ${place}, ${time}`;
  });
}

/** What one group deleted, unless some of it is there again by now. */
function DeletedTogether({ group }: { group: DeletedGroup }) {
  const dispatch = useDispatch();
  const nameOf = useNames();
  const { zone, mayRecord } = useRanchView();
  const { records, revision, count, erased = 0 } = group;
  const label = labelInWords(group);
  const isBack = useSteadySelector((state: WithRecords) =>
    (records ?? []).some(({ kind, uuid }) => selectOne(state, kind, uuid) !== undefined),
  );
  const [isSpent, bringBack] = useOnce(() => {
    const changes = (records ?? []).map((record) => broughtBack(record, revision));
    dispatch(changeRecorded(broughtBackSaid(group), changes));
  });
  if (isBack) return null;
  const told = movesInWords(records ?? [], nameOf, zone);
  return (
    <Row
      title={label}
      actions={
        mayRecord &&
        records !== null &&
        records.length > 0 && (
          <Button look="quiet" aria-label={t`Bring back: ${label}`} isSpent={isSpent} onClick={bringBack}>
            {t`Bring back`}
          </Button>
        )
      }
    >
      {told.map((words) => (
        <p key={words}>{words}</p>
      ))}
      <p>
        {count > 1 && `${plural(count, { one: '# entry.', other: '# entries.' })} `}
        {writtenInWords(group, zone)}
      </p>
      {erased > 0 && (
        <p>
          {plural(erased, {
            one: '# entry was erased and can’t be brought back.',
            other: '# entries were erased and can’t be brought back.',
          })}
        </p>
      )}
    </Row>
  );
}

/** What was deleted lately, and can be brought back. It is the server's, so it needs a connection. */
export function Deleted() {
  const ranchUuid = useSelector(selectRanchUuid);
  const isOnline = useSelector(selectIsOnline);
  const list = useDeletedRecordsInfiniteQuery(ranchUuid === null || !isOnline ? skipToken : { ranchUuid });
  const groups = list.data?.pages.flatMap((page) => page.groups);
  useNews(list.refetch, groups !== undefined);
  return (
    <Card>
      <h2>{t`Recently deleted`}</h2>
      {!isOnline && groups === undefined && <ConnectionNotice />}
      {groups?.length === 0 && <p>{t`Nothing to bring back.`}</p>}
      <Rows>
        {groups?.map((group) => (
          <DeletedTogether key={group.revision} group={group} />
        ))}
      </Rows>
      {isOnline && (
        <ListState
          failure={failureIn(list.error)}
          isBusy={list.isFetching}
          hasList={groups !== undefined}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.hasNextPage && (
        <Button look="quiet" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
    </Card>
  );
}
