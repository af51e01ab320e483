import { useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { Said } from '@contract/grazing/said';
import { changeRecorded, type WithRecords } from '@records/index';
import { undoOfStep } from '@records/undoOfStep';

type Changes = Parameters<typeof changeRecorded>[1];

interface Steps {
  /** Groups that can be taken back, the last one first to go. */
  readonly past: readonly string[];
  /** Groups that took one back, which are taken back themselves to do it again. */
  readonly future: readonly string[];
}

/** Records what is done on the map, and takes it back and does it again step by step. */
export function useSteps() {
  const dispatch = useDispatch();
  const store = useStore<WithRecords>();
  const [steps, setSteps] = useState<Steps>({ past: [], future: [] });

  /** All groups that were written here: a step is taken back over those that came after it. */
  const own = useRef(new Set<string>());

  const written = (said: Said, changes: Changes): string => {
    const action = changeRecorded(said, changes);
    own.current.add(action.payload.group.uuid);
    dispatch(action);
    return action.payload.group.uuid;
  };
  const record = (said: Said, changes: Changes) => {
    const uuid = written(said, changes);
    setSteps(({ past }) => ({ past: [...past, uuid], future: [] }));
  };
  /** Takes the last group of a stack back; what it takes for that goes onto the other one. */
  const takeBack = (from: readonly string[]) => {
    const last = from.at(-1);
    const undoing = last === undefined ? undefined : undoOfStep(store.getState(), last, own.current);
    return { rest: from.slice(0, -1), made: undoing === undefined ? [] : [written(undoing.said, undoing.changes)] };
  };
  const undo = () => {
    const { rest, made } = takeBack(steps.past);
    setSteps({ past: rest, future: [...steps.future, ...made] });
  };
  const redo = () => {
    const { rest, made } = takeBack(steps.future);
    setSteps({ past: [...steps.past, ...made], future: rest });
  };
  return { record, undo, redo, mayUndo: steps.past.length > 0, mayRedo: steps.future.length > 0 };
}
