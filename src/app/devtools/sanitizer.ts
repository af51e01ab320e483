import type { Action } from '@reduxjs/toolkit';
import { redact, redactAction } from './redact';

export interface Sanitizer {
  /** A redacted copy of a state that stays small: each slice, an object, by itself, or the summary in its place. */
  state: <S>(state: S) => S;
  /** A redacted copy of an action, or of the summary in its place. */
  action: <A extends Action>(action: A) => A;
  /** From now on support sees the summary of that slice, redacted too, in place of the slice. */
  summarize: (slice: string, summary: (state: unknown) => unknown) => void;
  /** From now on support sees actions as this makes them, redacted too. */
  summarizeActions: (summary: (action: Action) => Action) => void;
}

/** Makes what support sees of the states of one store. A slice that has not changed is copied once. */
export function createSanitizer(): Sanitizer {
  const summaries = new Map<string, (state: unknown) => unknown>();
  const copies = new WeakMap<object, unknown>();
  let actionSummary = (action: Action) => action;

  const show = (name: string, slice: unknown) => redact({ [name]: summaries.get(name)?.(slice) ?? slice });
  const ofSlice = ([name, slice]: [string, object]) => {
    const copy = copies.get(slice) ?? show(name, slice);
    copies.set(slice, copy);
    return copy;
  };
  return {
    action: <A extends Action>(action: A) => redactAction(actionSummary(action)) as A,
    state: <S>(state: S) => Object.assign({}, ...Object.entries<object>(state ?? {}).map(ofSlice)) as S,
    summarize: (slice, summary) => {
      summaries.set(slice, summary);
    },
    summarizeActions: (summary) => {
      actionSummary = summary;
    },
  };
}
