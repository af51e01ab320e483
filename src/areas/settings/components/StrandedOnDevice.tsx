import { useDispatch, useSelector } from 'react-redux';
import { plural } from '@domain/words';
import { selectMe } from '@features/user';
import { strandedDropped } from '@records/recordsEvents';
import { saveChanges } from '@records/saveChanges';
import type { StoredGroup } from '@records/store/databases';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { Confirm } from '@shared/components/Confirm';

/** Changes on ranches that the person has lost: ranch by ranch, to be saved as a file for who is still there. */
export function StrandedOnDevice({ stranded }: { stranded: readonly StoredGroup[] }) {
  const dispatch = useDispatch();
  const me = useSelector(selectMe);
  if (stranded.length === 0 || me === null) return null;
  const ranches = new Set(stranded.map(({ ranchUuid }) => ranchUuid));
  return (
    <Card>
      <h2>Cannot be saved</h2>
      {[...ranches].map((ranchUuid) => {
        const ofRanch = stranded.filter((each) => each.ranchUuid === ranchUuid);
        const groups = ofRanch.map(({ group }) => group);
        const name = ofRanch.find(({ ranchName = '' }) => ranchName !== '')?.ranchName;
        return (
          <div key={ranchUuid}>
            <p>You no longer belong to {name ?? 'this ranch'}. Save these changes as a file for someone who does.</p>
            <Actions>
              <Button onClick={() => saveChanges(groups, me, ranchUuid, name)}>Save as a file</Button>
              <Confirm
                label="Delete…"
                name="Delete changes that were never saved"
                question={plural(groups.length, {
                  one: 'Delete # change that was never saved?',
                  other: 'Delete # changes that were never saved?',
                })}
                consequence="They are on this device only."
                confirmLabel="Delete"
                keepLabel="Cancel"
                isBusy={false}
                onConfirm={() => dispatch(strandedDropped(ranchUuid))}
              />
            </Actions>
          </div>
        );
      })}
    </Card>
  );
}
