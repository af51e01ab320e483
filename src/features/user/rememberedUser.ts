import type { Me } from '@contract/people/me';
import type { UserState } from './userSlice';

type Remembered = Pick<UserState, 'me' | 'ranchUuid' | 'seasonUuid'>;

const NOBODY: Remembered = { me: null, ranchUuid: null, seasonUuid: null };
const TEXTS = ['uuid', 'email', 'first_name', 'last_name', 'full_name', 'phone_number'];

type Json = Record<string, unknown>;

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

const hasTexts = (value: Json, keys: readonly string[]) => keys.every((key) => isText(value[key]));

function isRanch(value: unknown): boolean {
  if (!isRecord(value) || !hasTexts(value, ['ranch_uuid', 'name', 'role'])) return false;
  const { current_season_uuid, current_season_name, program = null } = value;
  return [current_season_uuid, current_season_name, program].every((text) => text === null || isText(text));
}

/** The shape of `me` without the schema, whose chunk would hold up the start. */
function isMe(value: unknown): value is Me {
  if (!isRecord(value) || !hasTexts(value, TEXTS) || !isRecord(value.settings)) return false;
  return Array.isArray(value.ranches) && value.ranches.every(isRanch);
}

/**
 * Reads what a browser has kept of the user. Anyone may have written there since: what is not whole is nobody, and
 * nothing but the three keys comes in. Total over any value.
 */
export function readRememberedUser(stored: unknown): Remembered {
  const own: Json = isRecord(stored) ? Object.fromEntries(Object.entries(stored)) : {};
  if (!isMe(own.me)) return NOBODY;
  const text = (value: unknown) => (isText(value) ? value : null);
  // What can be brought back is the server's word alone.
  return { me: { ...own.me, deleted_ranches: [] }, ranchUuid: text(own.ranchUuid), seasonUuid: text(own.seasonUuid) };
}
