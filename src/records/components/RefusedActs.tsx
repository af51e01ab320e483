import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectMe, selectRanchUuid } from '@features/user';
import { useNavigate } from 'react-router';
import { Button } from '@shared/components/Button';
import { ConfirmDialog } from '@shared/components/Confirm';
import { whenMayLeave } from '@shared/lib/mayLeave';
import { plural } from '@domain/words';
import { changeHref } from '../changeHref';
import { dependentsOf, type Outgoing } from '../outbox';
import { groupRetried, mineChosen, refusedOpened, theirsChosen } from '../recordsEvents';
import { selectOne, stateOf, type WithRecords } from '../recordsSelectors';
import { waysOf, type Way } from '../refusalWays';
import { saveChanges } from '../saveChanges';
import { labelInWords } from '../saidInWords';

const LABELS: Readonly<Record<Way, string>> = {
  mine: 'Use mine',
  theirs: 'Keep theirs',
  change: 'Change it',
  retry: 'Try again',
  renew: 'Save as a new change',
  saveFile: 'Save as a file',
  discard: 'Discard',
};

interface QuestionProps {
  label: string;
  /** How many other changes build on it. */
  others: number;
  onKeep: () => void;
  onDiscard: () => void;
}

function DiscardQuestion({ label, others, onKeep, onDiscard }: QuestionProps) {
  const asked =
    others === 0
      ? { question: `Discard “${label}”?`, consequence: 'It was never saved.', confirmLabel: 'Discard' }
      : {
          question: plural(others, {
            one: '# other change depends on this one. Discard it too?',
            other: '# other changes depend on this one. Discard them too?',
          }),
          consequence: 'None of them was saved.',
          confirmLabel: others === 1 ? 'Discard both' : `Discard all ${others + 1}`,
        };
  return <ConfirmDialog {...asked} keepLabel="Cancel" onKeep={onKeep} onConfirm={onDiscard} />;
}

interface RefusedActsProps {
  refused: Outgoing;
  /** Where several refused changes stand below one another, each button says of which it is. */
  isNamed?: boolean;
}

/** What can be done about a refused change. Giving it up asks first, and says what goes with it. */
export function RefusedActs({ refused, isNamed = false }: RefusedActsProps) {
  const { group, refusal } = refused;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const me = useSelector(selectMe);
  const ranchUuid = useSelector(selectRanchUuid);
  const outbox = useSelector((state: WithRecords) => stateOf(state).outbox);
  const href = useSelector((state: WithRecords) =>
    changeHref(refused, (kind, uuid) => selectOne(state, kind, uuid) !== undefined),
  );
  const [isAsking, setIsAsking] = useState(false);
  if (refusal === null) return null;
  const dependents = dependentsOf(outbox, group);
  const giveUp = () => {
    setIsAsking(false);
    for (const each of [...dependents, group]) dispatch(theirsChosen(each.uuid));
  };
  const writeAgain = () => dispatch(mineChosen(group.uuid));
  const does: Readonly<Record<Way, () => void>> = {
    mine: writeAgain,
    theirs: () => (dependents.length === 0 ? giveUp() : setIsAsking(true)),
    change: () => {
      if (href === null) return;
      whenMayLeave(() => {
        dispatch(refusedOpened(group.uuid));
        void navigate(href);
      });
    },
    retry: () => dispatch(groupRetried(group.uuid)),
    renew: writeAgain,
    saveFile: () => {
      if (me !== null && ranchUuid !== null) saveChanges([group], me, ranchUuid);
    },
    discard: () => setIsAsking(true),
  };
  const label = labelInWords(group);
  return (
    <>
      {waysOf(refusal, href !== null).map((way, at) => (
        <Button
          key={way}
          look={at === 0 && !isNamed ? 'primary' : 'quiet'}
          aria-label={isNamed ? `${LABELS[way]}: ${label}` : undefined}
          onClick={does[way]}
        >
          {LABELS[way]}
        </Button>
      ))}
      {isAsking && (
        <DiscardQuestion
          label={label}
          others={dependents.length}
          onKeep={() => setIsAsking(false)}
          onDiscard={giveUp}
        />
      )}
    </>
  );
}
