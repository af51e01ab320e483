import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { Failure } from '@shared/requestState';

/** What the form sent last: another object for each time, though the values may be the same. */
export interface Sent {
  values: Record<string, unknown>;
}

/**
 * What the server holds against the last try. A try that the form's own rules refuse is one too: after it the server has
 * nothing to say until something is sent again.
 */
export function useLastFailure(failure: Failure | undefined, sent: Sent): Failure | undefined {
  const { submitCount, isSubmitting } = useFormikContext();
  const [outdated, setOutdated] = useState<Sent>();
  // Formik ends a submit itself only when the rules refuse it, and begins the next one before they have judged again.
  const isRefused = submitCount > 0 && !isSubmitting;
  if (isRefused && outdated !== sent) setOutdated(sent);
  return isRefused || outdated === sent ? undefined : failure;
}
