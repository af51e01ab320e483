import { useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { plural, t } from '@domain/words';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Dialog } from '@shared/components/Dialog';
import { selectIsKept, selectRefused, selectTrouble } from '../recordsSelectors';
import { notSavedYet } from '../writtenInWords';
import { SignOutQuestion } from './SignOutQuestion';

/** What is on its way is mostly there within this time, and nothing needs to be asked. */
const PATIENCE_MS = 700;

const SESSION = {
  title: t`Sign out before your changes are saved?`,
  consequence: t`If you sign out now, they are lost.`,
  leave: t`Sign out and lose them`,
};
const RANCH = {
  title: t`Change the ranch before your changes are saved?`,
  consequence: t`If you change the ranch now, they wait until you are back on this one.`,
  leave: t`Change the ranch`,
};

interface UnsentQuestionProps {
  isOfRanch: boolean;
  /** How many changes are not saved by now. */
  unsent: number;
  onStay: () => void;
  onLeave: () => void;
}

/** The question itself. Staying comes first: it loses nothing. Once everything is saved there is nothing to be asked. */
export function UnsentQuestion({ isOfRanch, unsent, onStay, onLeave }: UnsentQuestionProps) {
  const refused = useSelector(selectRefused).length;
  const trouble = useSelector(selectTrouble);
  const isKept = useSelector(selectIsKept);
  // On the disk once, it stays there: another try to send it writes its mark again, and asks nothing else.
  const [isOnDisk, setIsOnDisk] = useState(isKept);
  if (isKept && !isOnDisk) setIsOnDisk(true);
  const [isPatient, setIsPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const isSaved = unsent === 0;
  const leaveOnceSaved = useEffectEvent(onLeave);
  useEffect(() => {
    if (isSaved) leaveOnceSaved();
  }, [isSaved]);
  const isHopeful = isPatient && trouble === null && refused === 0;
  if (isSaved || isHopeful) return null;
  if (isOnDisk && !isOfRanch) return <SignOutQuestion unsent={unsent} onStay={onStay} onLeave={onLeave} />;
  const { title, consequence, leave } = isOfRanch ? RANCH : SESSION;
  return (
    <Dialog title={title} onClose={onStay}>
      <p>
        {notSavedYet(unsent)}. {trouble?.message}
      </p>
      {refused > 0 && (
        <p>
          {plural(refused, {
            one: '# change was refused: the pages of herds and paddocks say why.',
            other: '# changes were refused: the pages of herds and paddocks say why.',
          })}
        </p>
      )}
      {refused < unsent && <p>{t`Stay, and the app keeps sending what is waiting.`}</p>}
      <p>{consequence}</p>
      <Actions isEnd>
        <Button onClick={onStay}>{t`Stay`}</Button>
        <Button look={isOfRanch ? 'quiet' : 'danger'} onClick={onLeave}>
          {leave}
        </Button>
      </Actions>
    </Dialog>
  );
}
