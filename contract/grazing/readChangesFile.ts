import { t } from '@domain/words';
import { CHANGES_MAX, TEXT_MAX } from '../http/limits';
import { withoutDirectionMarks } from '../text/text';
import { isLabel, SCHEMA_VERSION } from './changes';
import { CHANGES_FORMAT, CHANGES_FORMAT_VERSION, type ChangesFile, type FileGroup } from './changesFile';
import { isInstant } from './dates';
import { isFileChange } from './isFileChange';
import { isId } from './recordFields';
import { isSaid } from './said';

/** The largest file of changes that is read, in bytes. */
export const CHANGES_FILE_MAX_BYTES = 16 * 1024 * 1024;

/** More at a time would hold up the page that sends them. */
const CHANGES_FILE_MAX_GROUPS = 5_000;

export const CHANGES_FILE_DAMAGED = t`This file is damaged. Save it on the other device again`;
const NOT_OURS = t`This isn’t a file of changes from Grazewell`;
const TOO_NEW = t`This file is from a newer version of Grazewell. Reload the page and choose it again`;
const TOO_MANY = t`This file has more than 5,000 changes, which is too many to read at once`;
const NO_CHANGES = t`There are no changes in this file`;
const otherRanch = (name: string) =>
  name === '' ? t`These changes are for another ranch` : t`These changes are for another ranch, ${name}`;

/** A file of changes as it was read. */
export interface ReadChanges extends Pick<ChangesFile, 'person' | 'saved_at' | 'groups'> {
  /** How many groups stay out, since something in them isn't of a form that this version can show or send. */
  readonly leftOut: number;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isLabelText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 2 * TEXT_MAX && isLabel(value);
const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

/** A name as it's shown. Whatever a file says there is no reason to refuse it. */
function nameIn(value: unknown): string {
  if (typeof value !== 'string') return '';
  return Array.from(withoutDirectionMarks(value.slice(0, 4 * TEXT_MAX)))
    .slice(0, TEXT_MAX)
    .join('');
}

const FIELDS: ReadonlySet<string> = new Set(['uuid', 'at', 'label', 'said', 'import_uuid', 'changes']);

/** A group with all that the first device sends of it, and nothing else: the server knows it by what it says. */
function groupIn(value: unknown, ranchUuid: string): FileGroup | 'damaged' | 'leftOut' {
  if (!isObject(value) || !isWhole(value.schema) || !isObject(value.group)) return 'damaged';
  const { schema, group } = value;
  const { uuid, at, label, said, import_uuid, changes } = group;
  const isEnvelope = isId(uuid) && typeof at === 'string' && isInstant(at) && isLabelText(label);
  const isOfImport = import_uuid === null || isId(import_uuid);
  if (!isEnvelope || !isOfImport || !Array.isArray(changes) || changes.length === 0) return 'damaged';
  const hasMore = Object.keys(group).some((field) => !FIELDS.has(field));
  const isSayable = said === undefined || said === null || isSaid(said);
  if (hasMore || !isSayable || changes.length > CHANGES_MAX) return 'leftOut';
  const uuids = new Set<string>();
  for (const change of changes as unknown[]) {
    if (!isFileChange(change, schema, ranchUuid) || uuids.has(change.uuid)) return 'leftOut';
    uuids.add(change.uuid);
  }
  const told = said === undefined ? {} : { said };
  // Each of its changes was looked at.
  return {
    schema,
    group: { uuid, at, label, ...told, import_uuid, changes: changes as FileGroup['group']['changes'] },
  };
}

function groupsIn(values: readonly unknown[], ranchUuid: string): Pick<ReadChanges, 'groups' | 'leftOut'> | 'damaged' {
  const groups = new Map<string, FileGroup>();
  let leftOut = 0;
  for (const value of values) {
    const read = groupIn(value, ranchUuid);
    if (read === 'damaged') return read;
    if (read === 'leftOut') leftOut += 1;
    // A change is one change, however often a file has it.
    else if (!groups.has(read.group.uuid)) groups.set(read.group.uuid, read);
  }
  return { groups: [...groups.values()], leftOut };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isNewer = (value: unknown): boolean => isObject(value) && isWhole(value.schema) && value.schema > SCHEMA_VERSION;

/**
 * Reads a file of changes of a ranch that may come from anywhere.
 *
 * @param hasPictures whether pictures came with it: those of saved photos come without any change
 * @returns what is in it, or in one sentence without a period why it isn't taken
 */
export function readChangesFile(
  text: string,
  ranchUuid: string,
  hasPictures = false,
): { read: ReadChanges } | { problem: string } {
  const file = parsed(text);
  if (file === undefined) return { problem: text.includes(CHANGES_FORMAT) ? CHANGES_FILE_DAMAGED : NOT_OURS };
  if (!isObject(file) || file.format !== CHANGES_FORMAT) return { problem: NOT_OURS };
  const { version, ranch, person, saved_at, groups: values } = file;
  if (isWhole(version) && version > CHANGES_FORMAT_VERSION) return { problem: TOO_NEW };
  if (version !== CHANGES_FORMAT_VERSION || !isObject(ranch) || !isId(ranch.ranch_uuid))
    return { problem: CHANGES_FILE_DAMAGED };
  if (ranch.ranch_uuid !== ranchUuid) return { problem: otherRanch(nameIn(ranch.name)) };
  if (!isObject(person) || !isId(person.uuid) || !Array.isArray(values)) return { problem: CHANGES_FILE_DAMAGED };
  if (typeof saved_at !== 'string' || !isInstant(saved_at)) return { problem: CHANGES_FILE_DAMAGED };
  if (values.length > CHANGES_FILE_MAX_GROUPS) return { problem: TOO_MANY };
  if (values.some(isNewer)) return { problem: TOO_NEW };
  const read = groupsIn(values, ranchUuid);
  if (read === 'damaged') return { problem: CHANGES_FILE_DAMAGED };
  if (read.groups.length === 0 && !(hasPictures && read.leftOut === 0))
    return { problem: read.leftOut === 0 ? NO_CHANGES : CHANGES_FILE_DAMAGED };
  return { read: { person: { uuid: person.uuid, full_name: nameIn(person.full_name) }, saved_at, ...read } };
}
