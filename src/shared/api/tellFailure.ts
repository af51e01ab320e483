import type { Dispatch } from '@reduxjs/toolkit';
import { noticeShown } from '@shared/events';
import type { Failure } from '@shared/requestState';

/** Shows a failure as `showFailure` does, from where no saga is. */
export function tellFailure(dispatch: Dispatch, { message, fields }: Failure): void {
  if (fields === undefined) dispatch(noticeShown('error', message));
  else for (const [field, words] of Object.entries(fields)) dispatch(noticeShown('error', words, field));
}

type Thrown = { isUnhandledError: false; error: Failure } | { isUnhandledError: true; error: unknown };

/** The same for what `queryFulfilled` rejects with. A call that was given up with the session is told to nobody. */
export function tellThrown(dispatch: Dispatch, thrown: Thrown): void {
  if (!thrown.isUnhandledError) tellFailure(dispatch, thrown.error);
}
