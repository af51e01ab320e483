import { useDispatch, useSelector } from 'react-redux';
import { t } from '@domain/words';
import { selectMe } from '@features/user';
import { ConflictInWords } from '@records/components/ConflictInWords';
import { RefusedActs } from '@records/components/RefusedActs';
import { undoRequested } from '@records/index';
import { tryAsked } from '@records/recordsEvents';
import {
  selectIsTrying,
  selectNow,
  selectPicturesHere,
  selectUnsentByRanch,
  selectZone,
} from '@records/recordsSelectors';
import { isConflict } from '@records/refusalWays';
import { saveChanges } from '@records/saveChanges';
import { selectWaiting } from '@records/selectWaiting';
import { useSaveFile } from '@records/useSaveFile';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { Row, Rows } from '@shared/components/Rows';
import { dayAndTimeAt } from '@shared/time/ranchTime';
import { PageTurner } from './PageTurner';
import { PicturesOnDevice } from './PicturesOnDevice';
import { usePages } from './usePages';

/** What isn't saved on the server, in the order of sending, with what can be done about it. */
export function WaitingOnDevice() {
  const dispatch = useDispatch();
  const { waiting, inWords } = useSelector(selectWaiting);
  const pages = usePages(waiting);
  const byRanch = useSelector(selectUnsentByRanch);
  const zone = useSelector(selectZone);
  const now = useSelector(selectNow);
  const me = useSelector(selectMe);
  const isTrying = useSelector(selectIsTrying);
  const pictures = useSelector(selectPicturesHere)?.count ?? 0;
  const saveFile = useSaveFile();
  if (waiting.length + pictures === 0 || me === null) return null;
  const save = () => {
    for (const { ranchUuid, outbox, pictures } of byRanch) {
      const groups = outbox.map(({ group }) => group);
      void saveFile(() => saveChanges(me, { ranchUuid, groups, pictures }));
    }
  };
  const recordedAt = (at: number) => {
    const recorded = dayAndTimeAt(at, zone, now);
    return t`Recorded ${recorded}`;
  };
  return (
    <Card>
      <h2>{t`Waiting`}</h2>
      <Rows>
        {pages.shown.map(inWords).map(({ uuid, label, at, state, isUndoable, refused }) => (
          <Row
            key={uuid}
            title={label}
            actions={
              refused === null ? (
                isUndoable && (
                  <Button look="quiet" aria-label={t`Undo: ${label}`} onClick={() => dispatch(undoRequested(uuid))}>
                    {t`Undo`}
                  </Button>
                )
              ) : (
                <RefusedActs refused={refused} isNamed />
              )
            }
          >
            <p>{recordedAt(at)}</p>
            {/* It's told to a screen reader, as no toast says it here. */}
            <div role={refused === null ? undefined : 'alert'}>
              {refused?.refusal && isConflict(refused.refusal) ? (
                <ConflictInWords refused={refused} records={refused.refusal.records} />
              ) : (
                <p>{state}</p>
              )}
            </div>
          </Row>
        ))}
      </Rows>
      <PageTurner {...pages} />
      {pictures > 0 && <PicturesOnDevice />}
      <Actions>
        <Button isBusy={isTrying} onClick={() => dispatch(tryAsked())}>{t`Try now`}</Button>
        <Button look="quiet" onClick={save}>{t`Save as a file`}</Button>
      </Actions>
    </Card>
  );
}
