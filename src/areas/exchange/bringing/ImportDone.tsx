import { useDispatch, useSelector, useStore } from 'react-redux';
import { useState } from 'react';
import type { WithRecords } from '@records/index';
import { selectOnTheWay, selectRefusedOf } from '@records/importProgress';
import { theirsChosen } from '@records/recordsSlice';
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

/** What was brought in, and the way to take it back. */
export function ImportDone({ imported, onAnother }: { imported: Imported; onAnother: () => void }) {
  const dispatch = useDispatch();
  const store = useStore<WithRecords>();
  const heading = useFocusedHeading();
  const onTheWay = useSelector((state: WithRecords) => selectOnTheWay(state, imported.uuid));
  const refused = useSelector((state: WithRecords) => selectRefusedOf(state, imported.uuid));
  const [undone, setUndone] = useState<{ count: string; hasBack: boolean; staying: readonly Staying[] }>();
  const words = countsInWords([...imported.changed, ...imported.records]);
  const parts = refused.split(' ').filter(Boolean);
  const undo = async () => {
    for (const uuid of parts) dispatch(theirsChosen(uuid));
    const { changes, staying } = undoingOfImport(store.getState(), imported);
    const gone = changes.filter(({ data }) => data === null);
    setUndone({ count: countsInWords(gone), hasBack: gone.length < changes.length, staying });
    const labelOf = () => `Undid: Imported ${imported.fileName}`;
    await writeInTurns(store, { changes, labelOf, importUuid: null, isQuiet: true });
  };
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {undone === undefined ? `Imported ${words}` : 'The import is undone'}
      </h2>
      <div role="status">
        {undone === undefined ? (
          <p>
            From {imported.fileName}. {onTheWay > 0 && `${onTheWay} of its parts are still on their way to the server.`}
            {onTheWay === 0 && parts.length === 0 && 'All of it is saved.'}
          </p>
        ) : (
          <p>
            {undone.count} of it went again.
            {undone.hasBack && ' Settings and seasons are as they were before.'}
          </p>
        )}
      </div>
      {undone === undefined && parts.length > 0 && (
        <Banner look="danger">
          {parts.length === 1 ? 'One part' : `${parts.length} parts`} of it could not be saved: the reason stands at the
          top of the page, and the rest is there.
        </Banner>
      )}
      {undone !== undefined && undone.staying.length > 0 && <LeftOfImport staying={undone.staying} />}
      <Actions>
        {undone === undefined && <ButtonLink to={appPaths.paddocks}>Look at your paddocks</ButtonLink>}
        {undone === undefined && (
          <Button look="quiet" onClick={() => void undo()}>
            Undo this import
          </Button>
        )}
        <Button look="quiet" onClick={onAnother}>
          Import another file
        </Button>
      </Actions>
    </Card>
  );
}
