import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectMe, selectRanchUuid } from '@features/user';
import { useNavigate } from 'react-router';
import { Button } from '@shared/components/Button';
import { ConfirmDialog } from '@shared/components/Confirm';
import { whenMayLeave } from '@shared/lib/mayLeave';
import { plural, t } from '@domain/words';
import { changeHref } from '../changeHref';
import { dependentsOf, type Outgoing } from '../outbox';
import { groupRetried, mineChosen, refusedOpened, theirsChosen } from '../recordsEvents';
import { selectOne, selectPicturesHere, stateOf, type WithRecords } from '../recordsSelectors';
import { useSaveFile } from '../useSaveFile';
import { waysOf, type Way } from '../refusalWays';
import { saveChanges } from '../saveChanges';
import { labelInWords } from '../saidInWords';

const LABELS: Readonly<Record<Way, string>> = {
  mine: t`Use mine`,
  theirs: t`Keep theirs`,
  change: t`Change it`,
  retry: t`Try again`,
  renew: t`Save as a new change`,
  saveFile: t`Save as a file`,
  discard: t`Discard`,
};

/** The same where the reader didn't write what was refused: it was read from a file. */
const LABELS_OF_FILE = { ...LABELS, mine: t`Use the file’s`, theirs: t`Keep what is there` };

interface QuestionProps {
  label: string;
  /** How many other changes build on it. */
  others: number;
  onKeep: () => void;
  onDiscard: () => void;
}

function DiscardQuestion({ label, others, onKeep, onDiscard }: QuestionProps) {
  const all = others + 1;
  const asked =
    others === 0
      ? { question: t`Discard “${label}”?`, consequence: t`It was never saved.`, confirmLabel: t`Discard` }
      : {
          question: plural(others, {
            one: '# other change depends on this one. Discard it too?',
            other: '# other changes depend on this one. Discard them too?',
          }),
          consequence: others === 1 ? t`Neither of them has been saved.` : t`None of them have been saved.`,
          confirmLabel: others === 1 ? t`Discard both` : t`Discard all ${all}`,
        };
  return <ConfirmDialog {...asked} keepLabel={t`Cancel`} onKeep={onKeep} onConfirm={onDiscard} />;
}

interface RefusedActsProps {
  refused: Outgoing;
  /** Where several refused changes stand below one another, each button says of which it is. */
  isNamed?: boolean;
}

/** What can be done about a refused change. Giving it up asks first, and says what goes with it. */
export function RefusedActs({ refused, isNamed = false }: RefusedActsProps) {
  const { group, refusal, fileOf } = refused;
  const labels = fileOf === null ? LABELS : LABELS_OF_FILE;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const sayFile = useSaveFile();
  const me = useSelector(selectMe);
  const ranchUuid = useSelector(selectRanchUuid);
  const outbox = useSelector((state: WithRecords) => stateOf(state).outbox);
  const href = useSelector((state: WithRecords) =>
    changeHref(refused, (kind, uuid) => selectOne(state, kind, uuid) !== undefined),
  );
  const pictures = useSelector(selectPicturesHere)?.count ?? 0;
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
      if (me !== null && ranchUuid !== null)
        void sayFile(() => saveChanges(me, { ranchUuid, groups: [group], pictures, isAlone: true }));
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
          aria-label={isNamed ? `${labels[way]}: ${label}` : undefined}
          onClick={does[way]}
        >
          {labels[way]}
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
