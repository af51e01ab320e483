import { SCHEMA_VERSION } from '@contract/grazing/changes';
import { isSaid } from '@contract/grazing/said';
import type { SentGroup, StoredGroup } from './databases';

const STATES: readonly unknown[] = ['waiting', 'applied', 'refused', 'stranded'];
const AUTHORS: readonly unknown[] = ['person', 'page', 'app'];

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isInstant = (value: unknown): boolean => typeof value === 'string' && Number.isFinite(Date.parse(value));

function isChange(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { kind, uuid, base, data } = value;
  const hasBase = base === null || typeof base === 'number' || typeof base === 'string';
  return isText(kind) && isText(uuid) && hasBase && (data === null || isObject(data));
}

function isGroup(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { uuid, at, label, said, changes } = value;
  const isSayable = said === undefined || said === null || isSaid(said);
  const hasChanges = Array.isArray(changes) && changes.every(isChange);
  return isText(uuid) && isInstant(at) && typeof label === 'string' && isSayable && hasChanges;
}

function isRefusal(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { code, details, change, records } = value;
  const hasDetails = typeof details === 'string' || isObject(details);
  const hasChange = change === null || change === undefined || typeof change === 'number';
  return isText(code) && hasDetails && hasChange && Array.isArray(records) && records.every(isObject);
}

/** Whether what was noted of a group that is saved can be read. */
export function isSentGroup(value: unknown): value is SentGroup {
  if (!isObject(value)) return false;
  const { actor, ranchUuid, group, epoch, sentAt } = value;
  return isText(actor) && isText(ranchUuid) && isGroup(group) && typeof epoch === 'string' && isInstant(sentAt);
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
    (refusal === null || isRefusal(refusal))
  );
}
