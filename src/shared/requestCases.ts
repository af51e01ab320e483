import type { Action, PayloadAction } from '@reduxjs/toolkit';
import { failed, idle, pending, succeeded, type Failure, type RequestEnds, type RequestState } from './requestState';

type States<Name extends string> = Record<Name, RequestState>;

/** As much of a slice's builder as requests need. */
interface Builder<Name extends string> {
  addCase(type: string, reducer: (state: States<Name>, action: PayloadAction<Failure>) => void): unknown;
}

interface Request extends RequestEnds {
  /** None where the slice has submissions of its own, each of which makes the request pending. */
  submitted?: { type: Action['type'] };
}

/** Keeps the state of each request below its name in the slice. */
export function addRequestCases<Name extends string>(
  builder: Builder<NoInfer<Name>>,
  requests: Record<Name, Request>,
): void {
  for (const name of Object.keys(requests) as Name[]) {
    const { submitted, succeeded: done, failed: refused } = requests[name];
    if (submitted !== undefined) builder.addCase(submitted.type, (state) => void (state[name] = pending));
    builder.addCase(done.type, (state) => void (state[name] = succeeded));
    builder.addCase(refused.type, (state, { payload }) => void (state[name] = failed(payload)));
  }
}

/** A form came on the screen: what its last visit ended with is no longer news. */
export function forgetEnd<Name extends string>(state: States<Name>, name: Name): void {
  if (state[name].status !== 'pending') state[name] = idle;
}
