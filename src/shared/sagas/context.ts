import { getContext as getSagaContext, type SagaGenerator } from 'typed-redux-saga';
import type { ApiClient } from '@shared/api/apiClient';
import type { LinkTokens } from '@shared/lib/linkTokens';
import type { SessionHint } from '@shared/lib/sessionHint';
import type { Tabs } from '@shared/lib/tabs';

/** What sagas need from outside. It comes through the saga context, so that a test can swap it. */
export interface SagaContext {
  api: ApiClient;
  sessionHint: SessionHint;
  tabs: Tabs;
  linkTokens: LinkTokens;
  /** Tells the analytics of a sign-in or sign-up. It never fails. */
  track(event: 'login' | 'sign_up', email: string): void;
  /** Loads the script of the analytics; a failure is quiet. */
  loadTag(key: string): Promise<void>;
  /** What `settingsV.json` holds, whatever that is. Rejects when it does not come. */
  fetchAppSettings(): Promise<unknown>;
  /** Removes what this browser keeps of the person. */
  purge(): Promise<void>;
}

export function* fromContext<K extends keyof SagaContext>(key: K): SagaGenerator<SagaContext[K]> {
  return yield* getSagaContext<SagaContext[K]>(key);
}
