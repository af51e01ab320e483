import { shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
import { useState } from 'react';
import type { Said } from '@contract/grazing/said';
import { plural, t } from '@domain/words';
import type { WithRecords } from '@records/index';
import { kindCounts } from '@records/kindCounts';
import { selectOnTheWay, selectRefusedAmong, selectRefusedOf, selectSavedParts } from '@records/importProgress';
import { theirsChosen } from '@records/recordsEvents';
import { Actions } from '@shared/components/Actions';
import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import { ButtonLink } from '@shared/components/ButtonLink';
import { Card } from '@shared/components/Card';
import { appPaths } from '@shared/paths';
import { countsInWords, type Imported } from './Imported';
import { undoingOfImport, type Staying } from './undoImport';
import { useFocusedHeading } from './useFocusedHeading';
import styles from './ImportDone.module.css';
import { LeftOfImport } from './LeftOfImport';
import { writeInTurns } from './writeInTurns';

interface Undone {
  readonly count: string;
  /** Records that the import had changed are as they were. */
  readonly hasBack: boolean;
  readonly staying: readonly Staying[];
}

const undoneInWords = ({ count, hasBack }: Undone): string =>
  hasBack ? t`Removed ${count} and put back everything the import had changed.` : t`Removed ${count}.`;
const NOT_UNDONE = t`Some of it couldn’t be removed: the reason is at the top of the page.`;

/** How far the groups of an import are. */
type Progress = 'underWay' | 'saved' | 'partly';

function headingOf(words: string, progress: Progress, isUndone: boolean, isUndoRefused: boolean): string {
  if (isUndone) return isUndoRefused ? t`Not all of the import is undone` : t`The import is undone`;
  if (progress === 'saved') return t`Imported ${words}`;
  return progress === 'underWay' ? t`Saving what you import` : t`Not all of it is imported`;
}

const SAYING: Readonly<Record<Progress, (saved: number, parts: number) => string>> = {
  saved: () => t`All of it is saved.`,
  underWay: (saved, parts) =>
    parts === 1
      ? t`It is on the way to the server. Keep this page open until it is all saved.`
      : t`${saved} of ${plural(parts, { other: '# parts' })} are saved, the others are on the way to the server. Keep this page open until it is all saved.`,
  partly: (saved, parts) =>
    t`${saved} of ${plural(parts, { other: '# parts' })} ${plural(saved, { one: 'is', other: 'are' })} saved.`,
};

interface ImportDoneProps {
  imported: Imported;
  onAnother: () => void;
  /** Where to look at it; without it at the paddocks. */
  next?: { readonly to: string; readonly label: string } | undefined;
}

/** What was brought in, and the way to take it back. */
export function ImportDone({ imported, onAnother, next }: ImportDoneProps) {
  const { fileName } = imported;
  const dispatch = useDispatch();
  const store = useStore<WithRecords>();
  const heading = useFocusedHeading();
  const onTheWay = useSelector((state: WithRecords) => selectOnTheWay(state, imported.uuid));
  const saved = useSelector((state: WithRecords) => selectSavedParts(state, imported.uuid));
  const refused = useSelector((state: WithRecords) => selectRefusedOf(state, imported.uuid), shallowEqual);
  const progress = onTheWay > 0 ? 'underWay' : saved < imported.parts ? 'partly' : 'saved';
  const [undoing, setUndoing] = useState<readonly string[]>([]);
  const isUndoRefused = useSelector((state: WithRecords) => selectRefusedAmong(state, undoing).length > 0);
  const [undone, setUndone] = useState<Undone>();
  const words = countsInWords([...imported.changed, ...imported.records]);
  const undo = async () => {
    for (const uuid of refused) dispatch(theirsChosen(uuid));
    const { changes, staying } = undoingOfImport(store.getState(), imported);
    const gone = changes.filter(({ data }) => data === null);
    setUndone({ count: countsInWords(gone), hasBack: gone.length < changes.length, staying });
    const counts = kindCounts([...imported.changed, ...imported.records]);
    const said: Said = { what: 'undid', of: { what: 'imported', counts, file: fileName } };
    setUndoing(await writeInTurns(store, { changes, saidOf: () => said, importUuid: null }));
  };
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {headingOf(words, progress, undone !== undefined, isUndoRefused)}
      </h2>
      <div role="status">
        {undone === undefined ? (
          <p>
            {t`From ${fileName}.`} {SAYING[progress](saved, imported.parts)}
          </p>
        ) : (
          <p>{isUndoRefused ? NOT_UNDONE : undoneInWords(undone)}</p>
        )}
      </div>
      {undone === undefined && refused.length > 0 && (
        <Banner look="danger">
          {t`${plural(refused.length, { one: 'One part', other: '# parts' })} of it couldn’t be saved: the reason is at the top of the page, and the rest is saved.`}
        </Banner>
      )}
      {undone !== undefined && undone.staying.length > 0 && <LeftOfImport staying={undone.staying} />}
      <Actions>
        {undone === undefined && (
          <ButtonLink to={next?.to ?? appPaths.paddocks}>{next?.label ?? t`Look at your paddocks`}</ButtonLink>
        )}
        {undone === undefined && <Button look="quiet" onClick={() => void undo()}>{t`Undo this import`}</Button>}
        <Button look="quiet" onClick={onAnother}>{t`Import another file`}</Button>
      </Actions>
    </Card>
  );
}
