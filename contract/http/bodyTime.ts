/** 32 kbit/s: what is left of a line of 50 kbit/s beside all else that goes over it. */
const LEAST_BYTES_PER_S = 4 * 1024;
/** Beyond it nobody holds a connection, however much they announce. */
const MORE_MAX_MS = 160_000;

/**
 * How much longer than an empty body one of that size may take to be sent, in ms, for both sides alike: a group of changes
 * can't be divided, and on a bad line a call that is given up sooner than it can get through is given up for ever.
 */
export const moreBodyMs = (bytes: number): number => Math.min((1_000 * bytes) / LEAST_BYTES_PER_S, MORE_MAX_MS);
