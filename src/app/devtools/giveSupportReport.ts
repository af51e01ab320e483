import type { Store } from '@reduxjs/toolkit';
import { useStore } from 'react-redux';
import { t } from '@domain/words';
import { selectAppSettings } from '@features/ui';
import { toastShown } from '@shared/events';
import { copyText } from '@shared/lib/copyText';
import { saveFile } from '@shared/lib/saveFile';
import type { AppState } from '../rootReducer';
import { supportReport } from './supportReport';

/** Gives the person the support report, as a file and on the clipboard where the browser lets us, and says where to send it. */
export async function giveSupportReport(store: Store<AppState>): Promise<void> {
  const support = selectAppSettings(store.getState())?.SUPPORT_EMAIL || t`support`;
  const now = new Date();
  const text = supportReport(store, now);
  const name = `grazewell-support-${now.toISOString().replace(/[:.]/g, '-')}.json`;
  saveFile(name, text);
  const isCopied = await copyText(text);
  const words = isCopied
    ? t`It is on the clipboard, and in the file ${name}. Send it to ${support}; it holds no password.`
    : t`It is in the file ${name}. Send it to ${support}; it holds no password.`;
  store.dispatch(toastShown('info', words, t`Support report`));
}

/** The way to the support report, for pages that come with its code. */
export function useSupportReport(): () => void {
  const store = useStore<AppState>();
  return () => void giveSupportReport(store);
}
