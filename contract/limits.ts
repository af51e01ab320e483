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

/** Longest token of a link that is looked at, in characters. */
export const TOKEN_MAX = 4096;

/** How long the links in mails are good. */
export const INVITATION_DAYS = 7;
export const CONTRACT_LINK_DAYS = 30;
export const RESET_LINK_MINUTES = 60;

/** Days from asking for the deletion of an account to the deletion itself. */
export const DELETION_DAYS = 30;

/** Invitations of one ranch that may be open at once. */
export const OPEN_INVITATIONS_MAX = 100;

/** Most members that a partner's ranch may say it has. */
export const MEMBERS_MAX = 1_000_000;
