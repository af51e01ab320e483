import type { SerializedError } from '@reduxjs/toolkit';
import { failed, idle, pending, succeeded, type Failure, type RequestState } from '@shared/requestState';
import { SOMETHING_WENT_WRONG } from './ApiError';

type QueryError = Failure | SerializedError | undefined;

/** Why a list or a change of it failed, or undefined where it did not. */
export function failureIn(error: QueryError): Failure | undefined {
  if (error === undefined) return undefined;
  const { code, message } = error;
  // Without a code it is what RTK Query makes of an exception, whose words are for nobody.
  if (code === undefined || message === undefined) return { code: 'unexpected', message: SOMETHING_WENT_WRONG };
  return { ...error, code, message };
}

interface MutationResult {
  isLoading: boolean;
  isSuccess: boolean;
  error?: QueryError;
}

/** The result of an RTK Query mutation as the state of a request, which is what forms want. */
export function requestStateOf({ isLoading, isSuccess, error }: MutationResult): RequestState {
  if (isLoading) return pending;
  const failure = failureIn(error);
  if (failure !== undefined) return failed(failure);
  return isSuccess ? succeeded : idle;
}
