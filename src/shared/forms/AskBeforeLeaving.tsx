import { useFormikContext, type FormikValues } from 'formik';
import { useState } from 'react';
import type { RequestState } from '@shared/requestState';
import { useLeaveQuestion } from './useLeaveQuestion';

/** Inside a form that saves by this request: asks before changes that are not saved are left behind. */
export function AskBeforeLeaving({ request: { status } }: { request: RequestState }) {
  const { values, initialValues } = useFormikContext<FormikValues>();
  const now = JSON.stringify(values);
  const begun = JSON.stringify(initialValues);
  const [saved, setSaved] = useState(begun);
  const [last, setLast] = useState({ status, begun, now });
  if (last.status !== status || last.begun !== begun) {
    setLast({ status, begun, now });
    // What a request that succeeds has saved is what stood in the form when it began.
    if (last.begun !== begun) setSaved(begun);
    else if (status === 'succeeded') setSaved(last.now);
  }
  return useLeaveQuestion(now !== saved).question;
}
