import { useDispatch, useStore } from 'react-redux';
import { noticeShown } from '@shared/events';
import { saveFile } from '@shared/lib/saveFile';
import { supportReport } from './supportReport';

/** Gives the person the support report: on the clipboard where the browser lets us, and as a file in any case. */
export function useSupportReport(): () => void {
  const store = useStore();
  const dispatch = useDispatch();
  return () => {
    const now = new Date();
    const text = supportReport(store, now);
    const name = `grazewell-support-${now.toISOString().replace(/[:.]/g, '-')}.json`;
    saveFile(name, text);
    void navigator.clipboard?.writeText(text).catch(() => undefined);
    dispatch(
      noticeShown('info', `It is in the file ${name}. Send it to support; it holds no password.`, 'Support report'),
    );
  };
}
