import type { WantedKey } from '@contract/keys/apiKey';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a key is asked for with: one of figures, good for 90 days from then. */
export const aWantedKey = (now: Date, over: Partial<WantedKey> = {}): WantedKey => ({
  source: 'QGIS',
  scopes: ['figures'],
  expires_at: new Date(now.getTime() + 90 * DAY_MS).toISOString(),
  ...over,
});
