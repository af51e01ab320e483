/** Longest name, ranch name, phone number and password, in code points. */
export const TEXT_MAX = 100;

/** Shortest password, in code points. */
export const PASSWORD_MIN = 8;

/** Longest email address (RFC 5321 §4.5.3.1.3 less the angle brackets), in code points. */
export const EMAIL_MAX = 254;

/** Largest request body, in bytes. */
export const BODY_MAX_BYTES = 64 * 1024;

/** Deepest nesting of the JSON that a person may store as settings. */
export const SETTINGS_MAX_DEPTH = 32;
