/** Longest name, ranch name, phone number and password, in code points. */
export const TEXT_MAX = 100;
/** What a group says of itself as data, as JSON in bytes. What is larger is left out, and only its label says it. */
export const SAID_MAX_BYTES = 1_024;

/** Shortest password, in code points. */
export const PASSWORD_MIN = 8;

/** Longest email address (RFC 5321 §4.5.3.1.3 less the angle brackets), in code points. */
export const EMAIL_MAX = 254;

/** Longest part of an email address before the @ (RFC 5321 §4.5.3.1.1). */
export const EMAIL_LOCAL_MAX = 64;

/** Largest request body, in bytes. */
export const BODY_MAX_BYTES = 64 * 1024;

/** Largest body with the terms of a share, which may name 10,000 paddocks, in bytes. */
export const SHARE_BODY_MAX_BYTES = 512 * 1024;

/** Deepest nesting of the JSON that a person may store as settings. */
export const SETTINGS_MAX_DEPTH = 32;

/** Longest token of a link that is looked at, in characters. */
export const TOKEN_MAX = 4096;

/** How long the links in mails are good. */
export const INVITATION_DAYS = 7;
export const PARTNER_LINK_DAYS = 30;
export const RESET_LINK_MINUTES = 60;

/** Days from asking for the deletion of an account to the deletion itself. */
export const DELETION_DAYS = 30;

/** Days for which a deleted ranch can be brought back. */
export const RANCH_DELETION_DAYS = 30;

/** Invitations of one ranch that may be open at once. */
export const OPEN_INVITATIONS_MAX = 100;

/** Keys of one ranch that may be good at once. */
export const KEYS_MAX = 50;
/** Webhooks of one ranch; the length of an address, in characters; and tests that a ranch sends in an hour. */
export const WEBHOOKS_MAX = 10;
export const HOOK_ADDRESS_MAX = 2_048;
export const HOOK_TESTS_MAX = 60;
/** Good keys of one source at most: one is replaced by the next without a gap. */
export const KEYS_OF_SOURCE_MAX = 2;
/** Streams of events that one key may have open at once. */
export const KEY_STREAMS_MAX = 2;
/** Calls of one key in a minute, those of them that write, and the changes that it writes in an hour. */
export const KEY_CALLS_A_MINUTE_MAX = 120;
export const KEY_WRITES_A_MINUTE_MAX = 60;
export const KEY_CHANGES_AN_HOUR_MAX = 20_000;
/** Calls by keys of one ranch at a time, and how long one more waits for its turn, in milliseconds. */
export const KEY_CALLS_AT_ONCE_MAX = 4;
export const KEY_WAIT_MS = 2_000;
/** For how many days it is kept when and from where a key was used. */
export const KEY_USE_DAYS = 30;
/** How many days from now a key may end at most. */
export const KEYS_DAYS_MAX = 730;

/** Most members that a partner's ranch may say it has. */
export const MEMBERS_MAX = 1_000_000;

/** One call of `changes`: its groups, its changes in all, and its body in bytes. */
export const GROUPS_MAX = 500;
export const CHANGES_MAX = 20_000;
export const CHANGES_BODY_MAX_BYTES = 16 * 1024 * 1024;

/** How far a sender's clock may be off, and how far ahead a fact may be dated, in milliseconds. */
export const CLOCK_OFF_MAX_MS = 2 * 60_000;
export const AHEAD_MAX_MS = 5 * 60_000;

/** Most records of a page, and how many it has when nothing is asked. */
export const RECORDS_PAGE_MAX = 10_000;

/** Size of a page of records as JSON, in characters, after which it ends with the revision it is in. */
export const RECORDS_PAGE_MAX_BYTES = 4 * 1024 * 1024;

/** Most plans and tasks in a calendar. */
export const CALENDAR_EVENTS_MAX = 5_000;

/** Most records of a ranch that are not deleted. */
export const RANCH_RECORDS_MAX = 1_000_000;

/** Most seasons of a ranch, and most of its tasks that are not done. */
export const SEASONS_MAX = 1_000;
export const OPEN_TASKS_MAX = 5_000;

/** Most photos of a ranch. */
export const PHOTOS_MAX = 20_000;

/** Largest picture as it is sent, in bytes; its sides, and both multiplied, in pixels. */
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;
export const PHOTO_MAX_SIDE_PX = 30_000;
export const PHOTO_MAX_PIXELS = 50_000_000;

/** Uploads that a person may begin in a day, and have open at once; and days after which one that is not whole goes. */
export const UPLOADS_A_DAY_MAX = 500;
export const OPEN_UPLOADS_MAX = 5;
export const UPLOAD_DAYS = 7;

/** Days for which the picture of a deleted photo is kept: undo brings both back. */
export const DELETED_PICTURE_DAYS = 30;

/** Devices in which a person's notices may be on, and notices that each of them gets in a day. */
export const NOTICE_DEVICES_MAX = 10;
export const NOTICES_A_DAY_MAX = 50;

/** Most bytes that a ranch's record may take with all its versions. */
export const RANCH_BYTES_MAX = 2 * 1024 ** 3;

/** Most calls of `changes` on one ranch in a minute. */
export const RANCH_CALLS_MAX = 20_000;

/** Largest change as JSON, and the most that the records which one group changes may take, in bytes. */
export const CHANGE_MAX_BYTES = 1024 * 1024;
export const GROUP_RECORDS_MAX_BYTES = 32 * 1024 * 1024;

/** Most records that one group may name besides those that it changes. */
export const GROUP_NAMES_MAX = 20_000;

/** How long a deleted record is still told of. */
export const TOMBSTONE_DAYS = 400;

/** Open streams of events of one session. */
export const STREAMS_MAX = 10;
