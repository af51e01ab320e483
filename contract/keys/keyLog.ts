import { array, object, string, type ObjectSchema } from '../text/yup';
import { cursorText } from '../text/fields';
import { KEY_KINDS, type KeyKind } from './keyKinds';
import { KEY_OTHERS, KEY_SCOPES, type KeyOthers, type KeyScope } from './keyScopes';

/** What happens to a key, for the ranch's log. */
const KEY_EVENTS = ['key_made', 'key_revoked', 'key_ended', 'key_first_used'] as const;

export type KeyEvent = (typeof KEY_EVENTS)[number];

/** The key that something happened to, as it was. */
export interface LoggedKey {
  key_uuid: string;
  source: { uuid: string; name: string };
  scopes: KeyScope[];
  kinds: KeyKind[];
  others: KeyOthers;
  expires_at: string | null;
}

/** A row of the ranch's log. `at` is ISO 8601 in UTC. */
interface RanchLogEntry {
  uuid: string;
  at: string;
  action: KeyEvent;
  /** Who did it, or whose key it was; null for an account that is gone. */
  by: { uuid: string; full_name: string } | null;
  detail: LoggedKey;
}

/** One page of it, the newest first; `next_cursor` asks for the next and is null on the last. */
export interface RanchLogPage {
  entries: RanchLogEntry[];
  next_cursor: string | null;
}

const loggedKey: ObjectSchema<LoggedKey> = object({
  key_uuid: string().required(),
  source: object({ uuid: string().required(), name: string().defined() }),
  scopes: array()
    .of(
      string()
        .oneOf([...KEY_SCOPES])
        .defined(),
    )
    .defined(),
  kinds: array()
    .of(
      string()
        .oneOf([...KEY_KINDS])
        .defined(),
    )
    .defined(),
  others: string()
    .oneOf([...KEY_OTHERS])
    .defined(),
  expires_at: string().defined().nullable(),
});

/** The answer of `GET ranch/{ranchUuid}/log`. */
export const ranchLogSchema: ObjectSchema<RanchLogPage> = object({
  entries: array()
    .of(
      object({
        uuid: string().required(),
        at: string().required(),
        action: string()
          .oneOf([...KEY_EVENTS])
          .defined(),
        by: object({ uuid: string().required(), full_name: string().defined() }).defined().nullable(),
        detail: loggedKey,
      }),
    )
    .defined(),
  next_cursor: string().defined().nullable(),
});

/** What the query of `GET ranch/{ranchUuid}/log` may have. */
export const logQuerySchema = object({ cursor: cursorText() });
