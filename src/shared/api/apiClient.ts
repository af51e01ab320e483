import type { AppSettings } from '@contract/http/appSettings';
import type { ApiCall } from './ApiCall';
import { untilOnline } from '@shared/lib/connection';
import { signOutDue } from '@shared/lib/signOutDue';
import type { HearCall } from './lineWatch';
import { request } from './request';

export interface ApiClient {
  /** Whether the addresses are known yet. */
  isReady(): boolean;
  /**
   * Resolves once a call can be on its way: what is sent into the void only comes back as a failure, and a sign-out that
   * is due goes first.
   */
  untilSendable(call: ApiCall<unknown>, signal: AbortSignal): Promise<void>;
  /** Sends a call to the server that the application settings name. Throws ApiError. */
  send<T>(call: ApiCall<T>, signal: AbortSignal): Promise<T>;
  /** Resolves with the next good answer, whatever was asked. */
  nextAnswer(): Promise<void>;
}

/**
 * @param settings the application settings as the store knows them now, or null while it does not
 * @param hear is told what became of each call that was not given up
 */
export function createApiClient(settings: () => AppSettings | null, hear: HearCall): ApiClient {
  const waiting: (() => void)[] = [];
  const send = async <T>(call: ApiCall<T>, signal: AbortSignal): Promise<T> => {
    const known = settings();
    if (known === null) throw new Error('A call was sent before the application settings are there');
    const base = call.api === 'v3' ? known.API_V3 : known.API_V1;
    const sentAt = performance.now();
    try {
      const answer = await request(call, base.replace(/\/+$/, ''), signal);
      hear(call, undefined, sentAt);
      for (const tell of waiting.splice(0)) tell();
      return answer;
    } catch (error) {
      if (!signal.aborted) hear(call, error, sentAt);
      throw error;
    }
  };
  return {
    isReady: () => settings() !== null,
    untilSendable: async (call, signal) => {
      if (call.isPatient !== false) await untilOnline(signal);
      if (!signOutDue.is()) return;
      const { settleSignOut } = await import('./settleSignOut');
      await settleSignOut((signOut) => send(signOut, new AbortController().signal));
    },
    send,
    nextAnswer: () => new Promise((resolve) => waiting.push(resolve)),
  };
}
