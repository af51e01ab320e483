/** What a webhook may ask to hear. */
export const HOOK_EVENTS = ['record.changed', 'herd.moved', 'key.ending'] as const;

export type HookEvent = (typeof HOOK_EVENTS)[number];

/** What it hears: `webhook.test` comes by a button, whatever it asked for. */
export const SENT_EVENTS = [...HOOK_EVENTS, 'webhook.test'] as const;

export type SentEvent = (typeof SENT_EVENTS)[number];
