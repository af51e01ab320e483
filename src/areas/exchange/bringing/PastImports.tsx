import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { PastImport } from '@contract/grazing/history';
import { readPartLabel } from '@contract/grazing/importParts';
import { selectIsOnline } from '@features/ui';
import { selectRanchUuid } from '@features/user';
import { usePastImportsQuery } from '@records/historyApi';
import { selectOnTheWay } from '@records/importProgress';
import type { WithRecords } from '@records/index';
import { fileIn } from '@records/selectUnfinished';
import { useNews } from '@records/useNews';
import { useRanchView } from '@records/useRanchView';
import { writtenInWords } from '@records/writtenInWords';
import { failureIn } from '@shared/api/requestStateOf';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { ListState } from '@shared/components/ListState';
import { Row, Rows } from '@shared/components/Rows';
import { fieldOfFile } from './fileFieldId';
import { countsInWords } from './Imported';
import { asTheyCame, stillChanged, undoingOfRevisions, type Staying } from './undoImport';
import { LeftOfImport } from './LeftOfImport';
import { SpaceUsed } from './SpaceUsed';
import { writeInTurns } from './writeInTurns';

/** What an import is called: the words of its first part. */
function titleOf({ label }: PastImport, isUnfinished: boolean): string {
  const { of, words } = readPartLabel(label);
  if (isUnfinished) return `Import from ${fileIn(label)}, not finished`;
  return of === 1 ? label : `${words}, and more of it`;
}

/** Opens the choice of files in which the same ones are chosen again. */
const chooseAgain = (fileName: string) => document.getElementById(fieldOfFile(fileName))?.click();

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
  const onTheWay = useSelector((state: WithRecords) => selectOnTheWay(state, past.import_uuid));
  const { saved, of } = past.parts ?? { saved: 1, of: 1 };
  const isUnfinished = saved < of && left.length > 0;
  const words = titleOf(past, isUnfinished);
  const fileName = fileIn(past.label);
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
        onTheWay === 0 &&
        left.length > staying.length && (
          <>
            {isUnfinished && (
              <Button aria-label={`Continue: ${words}`} onClick={() => chooseAgain(fileName)}>
                Continue
              </Button>
            )}
            <Button look="quiet" aria-label={`Undo: ${words}`} onClick={undo}>
              Undo this import
            </Button>
          </>
        )
      }
    >
      {isUnfinished && (
        <p>
          {saved} of {of} parts are saved
          {onTheWay > 0
            ? ', the others are on the way. Keep Grazewell open until it is all saved.'
            : '. To continue, choose the same files again: what is here already is passed over.'}
        </p>
      )}
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
