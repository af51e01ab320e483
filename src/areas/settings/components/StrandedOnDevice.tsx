import { useDispatch, useSelector } from 'react-redux';
import { plural, t } from '@domain/words';
import { selectMe } from '@features/user';
import { strandedDropped } from '@records/recordsEvents';
import { saveChanges } from '@records/saveChanges';
import type { StoredGroup } from '@records/store/databases';
import type { PicturesWaiting } from '@records/store/pictureStore';
import { useSaveFile } from '@records/useSaveFile';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { Confirm } from '@shared/components/Confirm';

interface StrandedOnDeviceProps {
  stranded: readonly StoredGroup[];
  /** How many pictures of photos can't be sent, ranch by ranch. */
  pictures: readonly PicturesWaiting[];
}

/** What is not saved of ranches that the person has lost: ranch by ranch, to be saved as a file for who is still there. */
export function StrandedOnDevice({ stranded, pictures }: StrandedOnDeviceProps) {
  const dispatch = useDispatch();
  const me = useSelector(selectMe);
  const saveFile = useSaveFile();
  if (stranded.length + pictures.length === 0 || me === null) return null;
  const ranches = new Set([...stranded, ...pictures].map(({ ranchUuid }) => ranchUuid));
  return (
    <Card>
      <h2>{t`Cannot be saved`}</h2>
      {[...ranches].map((ranchUuid) => {
        const ofRanch = stranded.filter((each) => each.ranchUuid === ranchUuid);
        const groups = ofRanch.map(({ group }) => group);
        const waiting = pictures.find((each) => each.ranchUuid === ranchUuid)?.count ?? 0;
        const name = ofRanch.find(({ ranchName = '' }) => ranchName !== '')?.ranchName;
        return (
          <div key={ranchUuid}>
            <p>
              {name === undefined
                ? t`You no longer belong to this ranch. Save these changes as a file for someone who does.`
                : t`You no longer belong to ${name}. Save these changes as a file for someone who does.`}
            </p>
            <Actions>
              <Button
                onClick={() =>
                  void saveFile(() => saveChanges(me, { ranchUuid, groups, pictures: waiting, lostName: name }))
                }
              >
                {t`Save as a file`}
              </Button>
              <Confirm
                label={t`Delete…`}
                name={t`Delete changes that were never saved`}
                question={plural(groups.length + waiting, {
                  one: 'Delete # change that was never saved?',
                  other: 'Delete # changes that were never saved?',
                })}
                consequence={t`They are on this device only.`}
                confirmLabel={t`Delete`}
                keepLabel={t`Cancel`}
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
