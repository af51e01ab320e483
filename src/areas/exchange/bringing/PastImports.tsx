import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { PastImport } from '@contract/grazing/history';
import { selectIsOnline } from '@features/ui';
import { selectRanchUuid } from '@features/user';
import { usePastImportsQuery } from '@records/historyApi';
import type { WithRecords } from '@records/index';
import { useNews } from '@records/useNews';
import { useRanchView } from '@records/useRanchView';
import { writtenInWords } from '@records/writtenInWords';
import { failureIn } from '@shared/api/requestStateOf';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { ListState } from '@shared/components/ListState';
import { Row, Rows } from '@shared/components/Rows';
import { countsInWords } from './Imported';
import { asTheyCame, stillChanged, undoingOfRevisions, type Staying } from './undoImport';
import { LeftOfImport } from './LeftOfImport';
import { SpaceUsed } from './SpaceUsed';
import { writeInTurns } from './writeInTurns';

const label = (words: string): string => words.replace(/ \(part 1 of \d+\)$/, ', and more of it');

/** One earlier import, with how much of it is still as it came, and the way to take that back. */
function PastImportRow({ past, hasRight }: { past: PastImport; hasRight: boolean }) {
  const store = useStore<WithRecords>();
  const { zone } = useRanchView();
  const [staying, setStaying] = useState<readonly Staying[]>([]);
  const written = useMemo(() => ({ ...past, revisions: new Set<number | string>(past.revisions) }), [past]);
  const records = useSelector((state: WithRecords) => state.records);
  const left = useMemo(
    () => (records === undefined ? [] : [...stillChanged({ records }, written), ...asTheyCame({ records }, written)]),
    [records, written],
  );
  const words = label(past.label);
  const undo = () => {
    const { changes, staying: stays } = undoingOfRevisions(store.getState(), written);
    setStaying(stays);
    void writeInTurns(store, { changes, labelOf: () => `Undid: ${words}`, importUuid: null });
  };
  return (
    <Row
      title={words}
      actions={
        hasRight &&
        left.length > staying.length && (
          <Button look="quiet" aria-label={`Undo: ${words}`} onClick={undo}>
            Undo this import
          </Button>
        )
      }
    >
      <p>
        {left.length === 0 ? 'Nothing of it is as it came.' : `${countsInWords(left)} as they came.`}{' '}
        {writtenInWords(past, zone)}
      </p>
      {staying.length > 0 && <LeftOfImport staying={staying} />}
    </Row>
  );
}

/** What was brought in from files before. It is the server's, so it needs a connection. */
export function PastImports() {
  const ranchUuid = useSelector(selectRanchUuid);
  const isOnline = useSelector(selectIsOnline);
  const { mayAddPaddocks } = useRanchView();
  const list = usePastImportsQuery(ranchUuid === null || !isOnline ? skipToken : { ranchUuid });
  const imports = list.data?.imports;
  useNews(list.refetch, imports !== undefined);
  const space = list.data?.space;
  const used = space && <SpaceUsed space={space} />;
  if (imports?.length === 0) return used;
  return (
    <>
      {used}
      <Card>
        <h2>Brought in before</h2>
        {!isOnline && imports === undefined && <p>What was brought in is shown once there is a connection.</p>}
        <Rows>
          {imports?.map((past) => (
            <PastImportRow key={past.import_uuid} past={past} hasRight={mayAddPaddocks} />
          ))}
        </Rows>
        {isOnline && (
          <ListState
            failure={failureIn(list.error)}
            isBusy={list.isFetching}
            hasList={imports !== undefined}
            onRetry={() => void list.refetch()}
          />
        )}
      </Card>
    </>
  );
}
