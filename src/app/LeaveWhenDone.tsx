import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectForm } from '@features/auth';
import { selectAppSettings } from '@features/ui';
import { leaveFor } from '@shared/lib/leave';

interface LeaveWhenDoneProps {
  form: 'join' | 'masquerade';
  /** How long the page stays, so that what it says can be read. */
  afterMs: number;
}

/** Once the form has succeeded, leaves for the main site as a full page load. */
export function LeaveWhenDone({ form, afterMs }: LeaveWhenDoneProps) {
  const isDone = useSelector(selectForm(form)).status === 'succeeded';
  const mainSite = useSelector(selectAppSettings)?.ORIG_SITE ?? '';
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => leaveFor(mainSite === '' ? '/' : mainSite), afterMs);
    return () => clearTimeout(timer);
  }, [isDone, mainSite, afterMs]);
  return null;
}
