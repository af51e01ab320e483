import type { AppSettings } from '@contract/http/appSettings';
import type { ApiCall } from './ApiCall';
import { untilOnline } from '@shared/lib/connection';
import { request } from './request';

export interface ApiClient {
  /** Whether the addresses are known yet. */
  isReady(): boolean;
  /** Sends a call to the server that the application settings name. Throws ApiError. */
  send<T>(call: ApiCall<T>, signal: AbortSignal): Promise<T>;
}

/** @param settings the application settings as the store knows them now, or null while it does not */
export function createApiClient(settings: () => AppSettings | null): ApiClient {
  return {
    isReady: () => settings() !== null,
    send: async (call, signal) => {
      const known = settings();
      if (known === null) throw new Error('A call was sent before the application settings are there');
      const base = call.api === 'v3' ? known.API_V3 : known.API_V1;
      // What is sent into the void only comes back as a failure.
      await untilOnline(signal);
      return request(call, base.replace(/\/+$/, ''), signal);
    },
  };
}
