import { useContext, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { Actions } from '@shared/components/Actions';
import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import { SubmitContext } from '@shared/forms/FormContext';
import { selectDeleted, type WithRecords } from '../recordsSelectors';
import { useWording } from '../useWording';
import type { Choice, ValuesOf } from './beneath';
import styles from './ChangedBeneath.module.css';
import { OpenedContext, type OpenedRecord } from './OpenedContext';
import { useBeneath } from './useBeneath';

interface ChoosingProps {
  choices: readonly Choice[];
  onMine: (made: readonly Choice[]) => void;
  onTheirs: (made: readonly Choice[]) => void;
}

/** For each field of which two people wrote: whose it is to be. */
function Choosing({ choices, onMine, onTheirs }: ChoosingProps) {
  return (
    <>
      {choices.map((choice) => {
        const { key, field, who, theirsInWords } = choice;
        return (
          <div key={key} role="group" aria-label={t`Yours or theirs: ${field}`}>
            <p>{t`${field}: ${who} wrote ${theirsInWords}, you wrote what is in the form.`}</p>
            <Actions>
              <Button look="quiet" aria-label={t`Use mine: ${field}`} onClick={() => onMine([choice])}>
                {t`Use mine`}
              </Button>
              <Button look="quiet" aria-label={t`Keep theirs: ${field}`} onClick={() => onTheirs([choice])}>
                {t`Keep theirs`}
              </Button>
            </Actions>
          </div>
        );
      })}
      {choices.length > 1 && (
        <Actions>
          <Button look="quiet" onClick={() => onMine(choices)}>
            {t`Use all mine`}
          </Button>
          <Button look="quiet" onClick={() => onTheirs(choices)}>
            {t`Keep all theirs`}
          </Button>
        </Actions>
      )}
    </>
  );
}

function Told({ record, valuesOf }: { record: OpenedRecord; valuesOf: ValuesOf }) {
  const { told, choices } = record;
  const choosing = useBeneath(record, valuesOf);
  const { holdRef } = useContext(SubmitContext);
  const { personOf } = useWording();
  const region = useRef<HTMLDivElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const deleted = useSelector((state: WithRecords) => selectDeleted(state, record.opened.uuid));
  const isGone = record.live === undefined;
  const isHeld = isGone || choices.length > 0;
  useEffect(() => {
    holdRef.current = isHeld
      ? () => {
          setIsAsked(true);
          region.current?.querySelector('button')?.focus();
        }
      : null;
    return () => {
      holdRef.current = null;
    };
  }, [holdRef, isHeld]);
  const who = deleted === undefined ? t`You` : personOf(deleted.changed_by);
  const sentences = isGone ? [...told, t`${who} deleted this while you were editing. It cannot be saved`] : told;
  return (
    <div ref={region} className={sentences.length > 0 ? styles.told : ''}>
      <div role="status">
        {sentences.length > 0 && (
          <Banner look={isHeld ? 'warn' : 'info'}>
            {sentences.map((words, index) => (
              <p key={`${index} ${words}`}>{words}.</p>
            ))}
          </Banner>
        )}
      </div>
      <Choosing choices={choices} {...choosing} />
      <p role="alert">{isAsked && choices.length > 0 && t`Nothing is saved yet. Choose first: yours or theirs.`}</p>
    </div>
  );
}

/**
 * Inside a form that edits a record (`OpenedOn`): tells what somebody changed beneath it, by whom and value by value. Fields
 * in which nobody has typed show the new value; for the others the person chooses, and nothing is saved before that.
 *
 * @param valuesOf what stands in the fields of the form for a state of the record, with no others
 */
export function ChangedBeneath({ valuesOf }: { valuesOf: ValuesOf }) {
  const record = useContext(OpenedContext);
  return record === null ? null : <Told record={record} valuesOf={valuesOf} />;
}
