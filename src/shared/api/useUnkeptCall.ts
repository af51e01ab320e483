import { useContext, useEffect, useRef, useState } from 'react';
import { failed, idle, pending, succeeded, type RequestState } from '@shared/requestState';
import { showFailure } from '@shared/sagas/attempt';
import { attemptBy, RunnerContext } from '@shared/sagas/runner';
import type { ApiCall } from './ApiCall';

interface Unkept<T> {
  request: RequestState;
  /** The last answer, until the next try. */
  answer?: T;
}

/**
 * For a call whose answer is a secret. Whatever passes through an action or stands in the store is in its history, in
 * the developer tools and in support reports; so this answer stands in the component alone, and goes with it.
 */
export function useUnkeptCall<T>() {
  const sagas = useContext(RunnerContext);
  const [state, setState] = useState<Unkept<T>>({ request: idle });
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  const send = async (call: ApiCall<T>): Promise<boolean> => {
    const controller = new AbortController();
    underWay.current = controller;
    setState({ request: pending });
    const outcome = await attemptBy(sagas, call, controller.signal);
    if (controller.signal.aborted) return false;
    setState(outcome.ok ? { request: succeeded, answer: outcome.value } : { request: failed(outcome.failure) });
    if (!outcome.ok) sagas.run(showFailure, outcome.failure);
    return outcome.ok;
  };
  return { ...state, send };
}
