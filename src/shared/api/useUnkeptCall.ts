import { useContext, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { failed, idle, pending, succeeded, type RequestState } from '@shared/requestState';
import type { ApiCall } from './ApiCall';
import { ApiContext } from './ApiContext';
import { sendCounted } from './sendCounted';
import { tellFailure } from './tellFailure';

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
  const api = useContext(ApiContext);
  const dispatch = useDispatch();
  const [state, setState] = useState<Unkept<T>>({ request: idle });
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  const send = async (call: ApiCall<T>): Promise<boolean> => {
    const controller = new AbortController();
    underWay.current = controller;
    setState({ request: pending });
    const { data, error } = await sendCounted(api, call, controller.signal, dispatch);
    if (controller.signal.aborted) return false;
    setState(error === undefined ? { request: succeeded, answer: data } : { request: failed(error) });
    if (error !== undefined) tellFailure(dispatch, error);
    return error === undefined;
  };
  return { ...state, send };
}
