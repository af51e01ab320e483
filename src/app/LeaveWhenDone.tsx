import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectForm } from '@features/auth';
import { selectAppSettings, selectToasts } from '@features/ui';
import { leaveFor } from '@shared/lib/leave';

interface LeaveWhenDoneProps {
  form: 'join' | 'masquerade';
  /** How long the page stays from when its toast is shown, so that it can be read; 0 where none is waited for. */
  afterMs: number;
}

/** How long a toast is waited for whose part of the page may never load. */
const TOAST_PATIENCE_MS = 10_000;

/** Once the form has succeeded, leaves for the main site as a full page load. */
export function LeaveWhenDone({ form, afterMs }: LeaveWhenDoneProps) {
  const isDone = useSelector(selectForm(form)).status === 'succeeded';
  // A toast waits for a second after the press that it answers.
  const isToastDue = useSelector(selectToasts).length > 0 && afterMs > 0;
  const mainSite = useSelector(selectAppSettings)?.ORIG_SITE ?? '';
  useEffect(() => {
    if (!isDone) return undefined;
    const leave = () => leaveFor(mainSite === '' ? '/' : mainSite);
    const timer = setTimeout(leave, isToastDue ? TOAST_PATIENCE_MS : afterMs);
    return () => clearTimeout(timer);
  }, [isDone, isToastDue, mainSite, afterMs]);
  return null;
}
