import { useDispatch, useSelector, useStore } from 'react-redux';
import { useState } from 'react';
import { recordChange, type WithRecords } from '@records/index';
import { selectOnTheWay, selectRefusedOf } from '@records/importProgress';
import { theirsChosen } from '@records/recordsSlice';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { ButtonLink } from '@shared/components/ButtonLink';
import { Card } from '@shared/components/Card';
import { appPaths } from '@shared/paths';
import { inGroups } from '../importChanges';
import { countsInWords, type Imported } from '../Imported';
import { undoingOfImport, type Staying } from '../undoImport';
import { useFocusedHeading } from '../useFocusedHeading';
import styles from './ImportDone.module.css';
import { LeftOfImport } from './LeftOfImport';

/** What was brought in, and the way to take it back. */
export function ImportDone({ imported, onAnother }: { imported: Imported; onAnother: () => void }) {
  const dispatch = useDispatch();
  const store = useStore<WithRecords>();
  const heading = useFocusedHeading();
  const onTheWay = useSelector((state: WithRecords) => selectOnTheWay(state, imported.uuid));
  const refused = useSelector((state: WithRecords) => selectRefusedOf(state, imported.uuid));
  const [undone, setUndone] = useState<{ count: string; staying: readonly Staying[] }>();
  const words = countsInWords(imported.records);
  const undo = () => {
    for (const uuid of refused.split(' ').filter(Boolean)) dispatch(theirsChosen(uuid));
    const { changes, staying } = undoingOfImport(store.getState(), imported);
    for (const group of inGroups(changes)) dispatch(recordChange(`Undid: Imported ${imported.fileName}`, group, true));
    setUndone({ count: countsInWords(changes), staying });
  };
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {undone === undefined ? `Imported ${words}` : 'The import is undone'}
      </h2>
      <div role="status">
        {undone === undefined ? (
          <p>
            From {imported.fileName}.{' '}
            {onTheWay > 0 ? `${onTheWay} of its parts are still on their way to the server.` : 'All of it is saved.'}
          </p>
        ) : (
          <p>{undone.count} of it went again.</p>
        )}
      </div>
      {undone !== undefined && undone.staying.length > 0 && <LeftOfImport staying={undone.staying} />}
      <Actions>
        {undone === undefined && <ButtonLink to={appPaths.paddocks}>Look at your paddocks</ButtonLink>}
        {undone === undefined && (
          <Button look="quiet" onClick={undo}>
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
