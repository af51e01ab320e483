import { SCHEMA_VERSION } from '@contract/grazing/changes';
import type { StoredGroup } from './databases';

const STATES: readonly unknown[] = ['waiting', 'applied', 'refused', 'stranded'];
const AUTHORS: readonly unknown[] = ['person', 'page', 'app'];

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

function isChange(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { kind, uuid, base, data } = value;
  const hasBase = base === null || typeof base === 'number' || typeof base === 'string';
  return isText(kind) && isText(uuid) && hasBase && (data === null || isObject(data));
}

function isGroup(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { uuid, at, label, changes } = value;
  return isText(uuid) && isText(at) && typeof label === 'string' && Array.isArray(changes) && changes.every(isChange);
}

/** Whether this version can read what the device has kept of a group. Anything may have written there, a newer version too. */
export function isStoredGroup(value: unknown): value is StoredGroup {
  if (!isObject(value)) return false;
  const { actor, ranchUuid, ranchName, schema, group, before, by, state, wasSent, fileOf, revision, refusal } = value;
  return (
    isText(actor) &&
    isText(ranchUuid) &&
    (ranchName === undefined || typeof ranchName === 'string') &&
    typeof schema === 'number' &&
    schema <= SCHEMA_VERSION &&
    isGroup(group) &&
    isObject(before) &&
    AUTHORS.includes(by) &&
    STATES.includes(state) &&
    typeof wasSent === 'boolean' &&
    (fileOf === null || isText(fileOf)) &&
    (revision === null || typeof revision === 'number') &&
    (refusal === null || isObject(refusal))
  );
}
