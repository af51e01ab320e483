import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { PastImport } from '@contract/grazing/history';
import { plural, t } from '@domain/words';
import { selectRanchUuid } from '@features/user';
import { usePastImportsQuery } from '@records/historyApi';
import { selectOnTheWay } from '@records/importProgress';
import type { WithRecords } from '@records/index';
import type { Told } from '@records/kindCounts';
import { importSaid, labelInWords, undoSaid } from '@records/saidInWords';
import { fileOf, selectLeftHalfWay } from '@records/selectUnfinished';
import { useNews } from '@records/useNews';
import { useRanchView } from '@records/useRanchView';
import { writtenInWords } from '@records/writtenInWords';
import { failureIn } from '@shared/api/requestStateOf';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { ListState } from '@shared/components/ListState';
import { Row, Rows } from '@shared/components/Rows';
import { fieldOfFile, fileFieldId } from './fileFieldId';
import { countsInWords } from './Imported';
import { asTheyCame, stillChanged, undoingOfRevisions, type Staying } from './undoImport';
import { LeftOfImport } from './LeftOfImport';
import { SpaceUsed } from './SpaceUsed';
import { writeInTurns } from './writeInTurns';

/** What an import is called: the words of its first part. */
function titleOf(past: PastImport, isUnfinished: boolean): string {
  const file = fileOf(past);
  if (isUnfinished) return t`Import from ${file}, not finished`;
  const said = importSaid(past);
  if (said === undefined || said.parts === 1) return labelInWords(past);
  const label = labelInWords({ ...past, said: said.all });
  return t`${label}, and more of it`;
}

/** Opens the choice of files in which the same ones are chosen again. */
const chooseAgain = (fileName: string, isOfReader: boolean) =>
  document.getElementById(isOfReader ? fileFieldId('reader') : fieldOfFile(fileName))?.click();

/** What files of readers and scales bring, which everyone may take back who records. */
const isRead = ({ kind }: Told): boolean => kind === 'weighing' || kind === 'animal';

/** One earlier import, with how much of it is still as it came, and the way to take that back. */
function PastImportRow({ past, hasRight }: { past: PastImport; hasRight: boolean }) {
  const store = useStore<WithRecords>();
  const { zone, mayRecord } = useRanchView();
  const [staying, setStaying] = useState<readonly Staying[]>([]);
  const written = useMemo(() => ({ ...past, revisions: new Set<number | string>(past.revisions) }), [past]);
  const records = useSelector((state: WithRecords) => state.records);
  const left = useMemo(
    () => (records === undefined ? [] : [...stillChanged({ records }, written), ...asTheyCame({ records }, written)]),
    [records, written],
  );
  const onTheWay = useSelector((state: WithRecords) => selectOnTheWay(state, past.import_uuid));
  const { saved, of: parts } = past.parts ?? { saved: 1, of: 1 };
  const isUnfinished = saved < parts && left.length > 0;
  const isOfReader = left.length > 0 && left.every(isRead);
  const words = titleOf(past, isUnfinished);
  const fileName = fileOf(past);
  const counts = countsInWords(left);
  const undo = () => {
    const { changes, staying: stays } = undoingOfRevisions(store.getState(), written);
    setStaying(stays);
    void writeInTurns(store, {
      changes,
      saidOf: () => undoSaid({ ...past, said: importSaid(past)?.all }),
      importUuid: null,
    });
  };
  return (
    <Row
      title={words}
      actions={
        (hasRight || (mayRecord && isOfReader)) &&
        onTheWay === 0 &&
        left.length > staying.length && (
          <>
            {isUnfinished && (
              <Button
                aria-label={t`Continue: ${words}`}
                onClick={() => chooseAgain(fileName, isOfReader)}
              >{t`Continue`}</Button>
            )}
            <Button look="quiet" aria-label={t`Undo: ${words}`} onClick={undo}>{t`Undo this import`}</Button>
          </>
        )
      }
    >
      {isUnfinished && (
        <p>
          {onTheWay > 0
            ? t`${saved} of ${plural(parts, { other: '# parts' })} are saved, the others are on the way. Keep Grazewell open until it is all saved.`
            : t`${saved} of ${plural(parts, { other: '# parts' })} are saved. To continue, choose the same files again. What is here already is skipped.`}
        </p>
      )}
      <p>
        {left.length === 0
          ? t`Everything in this import has been changed since, so there is nothing left to undo.`
          : t`${counts} unchanged since.`}{' '}
        {writtenInWords(past, zone)}
      </p>
      {staying.length > 0 && <LeftOfImport staying={staying} />}
    </Row>
  );
}

/** What was left half way comes first on the page: it is continued or undone before anything else. */
export function UnfinishedPastImports() {
  const { mayAddPaddocks } = useRanchView();
  const unfinished = useSelector(selectLeftHalfWay);
  if (unfinished.length === 0) return null;
  return (
    <Card>
      <h2>{t`Not finished`}</h2>
      <Rows>
        {unfinished.map((past) => (
          <PastImportRow key={past.import_uuid} past={past} hasRight={mayAddPaddocks} />
        ))}
      </Rows>
    </Card>
  );
}

/** What was imported from files before. */
export function PastImports() {
  const ranchUuid = useSelector(selectRanchUuid);
  const { mayAddPaddocks } = useRanchView();
  const list = usePastImportsQuery(ranchUuid === null ? skipToken : { ranchUuid });
  const unfinished = useSelector(selectLeftHalfWay);
  const known = list.data?.imports;
  const imports = known?.filter(({ import_uuid: uuid }) => unfinished.every((each) => each.import_uuid !== uuid));
  useNews(list.refetch, imports !== undefined);
  const space = list.data?.space;
  const used = space && <SpaceUsed space={space} />;
  if (imports?.length === 0) return used;
  return (
    <>
      {used}
      <Card>
        <h2>{t`Past imports`}</h2>
        <Rows>
          {imports?.map((past) => (
            <PastImportRow key={past.import_uuid} past={past} hasRight={mayAddPaddocks} />
          ))}
        </Rows>
        <ListState
          failure={failureIn(list.error)}
          isBusy={list.isFetching}
          hasList={imports !== undefined}
          onRetry={() => void list.refetch()}
        />
      </Card>
    </>
  );
}
