import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { selectMe } from '@features/user';
import { plural } from '@domain/words';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Dialog } from '@shared/components/Dialog';
import { appPaths } from '@shared/paths';
import { actorOf } from '../actor';
import { changesLost } from '../recordsEvents';
import { selectRefused, selectUnsentByRanch } from '../recordsSelectors';
import { saveChanges } from '../saveChanges';
import { changesAre, changesWere } from '../writtenInWords';

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
  const [isSure, setIsSure] = useState(false);
  if (me === null) return null;
  const save = () => {
    for (const { ranchUuid, outbox } of byRanch) {
      const groups = outbox.map(({ group }) => group);
      saveChanges(groups, me, ranchUuid);
    }
    onLeave();
  };
  const lose = () => {
    dispatch(changesLost(actorOf(me)));
    onLeave();
  };
  if (isSure) {
    const changes = plural(unsent, { one: '# change', other: '# changes' });
    return (
      <Dialog title={`Lose ${changes} for good?`} onClose={onStay}>
        <Actions isEnd>
          <Button look="danger" onClick={lose}>
            Lose them
          </Button>
          <Button onClick={onStay}>Stay</Button>
        </Actions>
      </Dialog>
    );
  }
  return (
    <Dialog title={`${changesAre(unsent)} not saved yet`} onClose={onStay}>
      <p>
        They are on this device only.{' '}
        {refused > 0 && (
          <>
            {changesWere(refused)} refused.{' '}
            <Link to={appPaths.settingsDevice} onClick={onStay}>
              See why.
            </Link>
          </>
        )}
      </p>
      <Actions isEnd>
        <Button onClick={onStay}>Stay</Button>
        <Button look="quiet" onClick={onLeave}>
          Keep them on this device and sign out
        </Button>
        <Button look="quiet" onClick={save}>
          Save as a file and sign out
        </Button>
        <Button look="danger" onClick={() => setIsSure(true)}>
          Sign out and lose them
        </Button>
      </Actions>
    </Dialog>
  );
}
