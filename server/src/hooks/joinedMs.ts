/** Changes of a ranch within this time are one message. */
export const JOINED_MS = 10_000;
