import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { mobilePromptLost, useMobilePrompt } from '@features/ui';
import { lazyExtra } from './lazyExtra';

const Prompt = lazyExtra(() => import(/* webpackChunkName: "mobilePrompt" */ '@features/ui/components/MobilePrompt'));

/** The full-screen prompt for phones and tablets. What waits for its end does not wait for one that cannot be had. */
export function MobilePrompt() {
  const dispatch = useDispatch();
  const giveUp = useCallback(() => void dispatch(mobilePromptLost()), [dispatch]);
  return useMobilePrompt() ? <Prompt isNeeded onLost={giveUp} /> : null;
}
