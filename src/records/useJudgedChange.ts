import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Said } from '@contract/grazing/said';
import { LANGUAGE } from '@domain/language/language';
import { reasonsOf } from '@shared/api/sentReasons';
import { pressActs } from '@shared/presses/presses';
import { inOwnWords } from '@shared/refusals/inOwnWords';
import { failed, idle, pending, succeeded, type Failure, type RequestState } from '@shared/requestState';
import type { Change } from './group';
import { refusalInWords, type Refusal } from './outbox';
import { selectOutgoing, selectTrouble, type WithRecords } from './recordsSelectors';
import { changeRecorded, refusedOpened, theirsChosen } from './recordsEvents';

function failureFrom(refusal: Refusal): Failure {
  const { code, details } = refusal;
  const message = refusalInWords(refusal);
  if (typeof details === 'string') return { code, message };
  const inWords = (words: unknown): string => (Array.isArray(words) ? words.join(' ') : String(words));
  const fields: Record<string, string> = {};
  for (const [field, words] of Object.entries(details)) fields[field] = inWords(words);
  return LANGUAGE === 'en' ? { code, message, fields } : inOwnWords({ code, message, fields, ...reasonsOf(refusal) });
}

interface Judged {
  uuid: string;
  failure: Failure | null;
}

/**
 * For a form that stays on the screen until the server has judged what it records: how that stands, and the way to record
 * it. A refused change is said in the form, and given up in the outbox, unless it replaces one that was kept. Without a connection it waits like any other, which
 * counts as done.
 *
 * @param onDone hears once that it is done
 */
export function useJudgedChange(
  onDone: () => void = () => undefined,
): [RequestState, (said: Said, changes: readonly Change[]) => void] {
  const dispatch = useDispatch();
  const [last, setLast] = useState<Judged>();
  const sent = useSelector((state: WithRecords) => selectOutgoing(state, last?.uuid));
  const isHeldUp = useSelector(selectTrouble) !== null;
  const refusal = sent?.state === 'refused' ? sent.refusal : null;
  if (last?.failure === null && refusal !== null) setLast({ ...last, failure: failureFrom(refusal) });
  const refused = refusal === null ? undefined : last?.uuid;
  const isKept = sent?.replaces !== undefined;
  useEffect(() => {
    if (refused !== undefined) dispatch(isKept ? refusedOpened(refused) : theirsChosen(refused));
  }, [refused, isKept, dispatch]);

  const isOnItsWay = sent !== undefined && sent.state !== 'applied' && !isHeldUp;
  const isDone = last?.failure === null && refusal === null && !isOnItsWay;
  const done = useRef(onDone);
  const isShown = useRef(() => undefined as void);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (!isDone) return;
    isShown.current();
    done.current();
  }, [isDone]);

  const record = (said: Said, changes: readonly Change[]) => {
    const action = changeRecorded(said, changes);
    setLast({ uuid: action.payload.group.uuid, failure: null });
    dispatch(action);
    isShown.current = pressActs();
  };
  if (last === undefined) return [idle, record];
  if (last.failure !== null) return [failed(last.failure), record];
  return [isDone ? succeeded : pending, record];
}
