import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { actorOf } from '@contract/people/actorOf';
import { selectMe } from '@features/user';
import { plural, t } from '@domain/words';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Dialog } from '@shared/components/Dialog';
import { appPaths } from '@shared/paths';
import { Plural, Trans } from '@shared/words';
import { changesLost } from '../recordsEvents';
import { selectRefused, selectUnsentByRanch } from '../recordsSelectors';
import { saveChanges } from '../saveChanges';
import { useSaveFile } from '../useSaveFile';
import { notSavedYet } from '../writtenInWords';

interface SignOutQuestionProps {
  unsent: number;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks what is to become of changes that are only on this device when the person signs out. Staying loses nothing. */
export function SignOutQuestion({ unsent, onStay, onLeave }: SignOutQuestionProps) {
  const dispatch = useDispatch();
  const me = useSelector(selectMe);
  const refused = useSelector(selectRefused).length;
  const byRanch = useSelector(selectUnsentByRanch);
  const saveFile = useSaveFile();
  const [isSure, setIsSure] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  // While a file is made the person may decide to stay, or all may be saved after all.
  const isAsked = useRef(false);
  useEffect(() => {
    isAsked.current = true;
    return () => void (isAsked.current = false);
  }, []);
  if (me === null) return null;
  const save = async () => {
    setIsSaving(true);
    for (const { ranchUuid, outbox, pictures } of byRanch) {
      const groups = outbox.map(({ group }) => group);
      if (!(await saveFile(() => saveChanges(me, { ranchUuid, groups, pictures })))) {
        setIsSaving(false);
        return;
      }
    }
    if (isAsked.current) onLeave();
  };
  const lose = () => {
    dispatch(changesLost(actorOf(me)));
    onLeave();
  };
  if (isSure) {
    const title = plural(unsent, { one: 'Lose # change for good?', other: 'Lose # changes for good?' });
    return (
      <Dialog title={title} onClose={onStay}>
        <Actions isEnd>
          <Button look="danger" onClick={lose}>
            {unsent === 1 ? t`Lose it` : t`Lose them`}
          </Button>
          <Button onClick={onStay}>{t`Stay`}</Button>
        </Actions>
      </Dialog>
    );
  }
  return (
    <Dialog title={notSavedYet(unsent)} onClose={onStay}>
      <p>
        {t`They are on this device only.`}{' '}
        {refused > 0 && (
          <Trans>
            <Plural value={refused} one="# change was refused." other="# changes were refused." />{' '}
            <Link to={appPaths.settingsDevice} onClick={onStay}>
              See why.
            </Link>
          </Trans>
        )}
      </p>
      <p>{t`A file is a copy: what you save as one stays on this device too, and is sent when you log in here again.`}</p>
      <Actions isEnd>
        <Button onClick={onStay}>{t`Stay`}</Button>
        <Button look="quiet" onClick={onLeave}>
          {t`Keep them on this device and sign out`}
        </Button>
        <Button look="quiet" isBusy={isSaving} onClick={() => void save()}>
          {t`Save as a file and sign out`}
        </Button>
        <Button look="danger" onClick={() => setIsSure(true)}>
          {t`Sign out and lose them`}
        </Button>
      </Actions>
    </Dialog>
  );
}
