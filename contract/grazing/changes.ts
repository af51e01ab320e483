import { array, mixed, number, object, string, type ObjectSchema } from '../text/yup';
import type { ErrorDetails } from '../http/errors';
import { TEXT_MAX } from '../http/limits';
import type { Reasons } from '../http/reasons';
import { codePointLength, hasDirectionMarks, isStorableText } from '../text/text';
import { INSTANT_JSON, isInstant } from './dates';
import { isId } from './recordFields';
import type { RanchRecord, RecordDataByKind, RecordKind } from './records';
import type { Said } from './said';

/**
 * The version of the records' fields that this release speaks, and the oldest one of the last twelve months' releases.
 * Fields are added, never renamed or reused.
 */
export const SCHEMA_VERSION = 5;
export const OLDEST_SCHEMA_VERSION = 1;

/**
 * What a record's change was made on: null for a new record, a revision, or the uuid of an earlier applied group of the
 * ranch that wrote it, no matter who sent it.
 */
export type ChangeBase = number | string | null;

/** A new record has all fields, a change to one those that change; `data` null deletes it. */
export type Change = {
  [Kind in RecordKind]: {
    kind: Kind;
    uuid: string;
    base: ChangeBase;
    data: Partial<RecordDataByKind[Kind]> | null;
  };
}[RecordKind];

/** Changes that are applied together or not at all, once however often they are sent. */
export interface ChangeGroup<Each = Change> {
  uuid: string;
  /** When the person did it, by their clock: ISO 8601 in UTC. */
  at: string;
  /** What a person reads of it, as the page of its writer said it: up to 100 code points. */
  label: string;
  /** The same as data, from version 2 on; without it only the label says it. */
  said?: Said | null | undefined;
  /** What the groups of one import share. */
  import_uuid: string | null;
  changes: readonly Each[];
}

/** The body of `POST ranch/{ranchUuid}/changes`. */
export interface ChangesCall<Each = Change> {
  /** With which version of the fields its groups were recorded. */
  schema: number;
  /** The sender's clock, now. */
  sent_at: string;
  groups: readonly ChangeGroup<Each>[];
}

/** Why a group is refused. It is judged again when it comes again. */
export type RefusalCode =
  | 'invalid'
  | 'changed_meanwhile'
  | 'unknown_reference'
  | 'in_use'
  | 'overlap'
  | 'forbidden'
  | 'in_future'
  | 'key_reused'
  | 'ranch_full';

/** What the records of a group have besides the data that was sent. */
export interface AsSent {
  /** ISO 8601 in UTC. */
  changed_at: string;
  changed_by: string | null;
  /**
   * The sum of the revisions that the records had before; a new record counts 0. A sender whose own records have the same
   * sum has the very ones that the group was written over, since it never has later ones.
   */
  over: number;
}

interface AppliedGroup {
  uuid: string;
  status: 'applied';
  /** Null for a group that changed nothing. */
  revision: number | null;
  /**
   * Where all of the group is written now, and as it was sent: its sender need not read it back. It is absent where a text
   * was trimmed, something was so already or a deleted record came back, and when a group that was applied comes again.
   */
  as_sent?: AsSent | undefined;
}

export interface RefusedGroup extends Reasons {
  uuid: string;
  status: 'refused';
  /** The change that it is refused for, counted from 0; null when it is about the whole group. */
  change: number | null;
  code: RefusalCode;
  details: ErrorDetails;
  /**
   * With `changed_meanwhile`: the records as they are now. One that the ranch no longer has is not among them. Absent once
   * the refusals before it have told 4 MiB; it is told when the group comes again.
   */
  records?: readonly RanchRecord[] | undefined;
}

export type GroupResult = AppliedGroup | RefusedGroup;

/** The answer to `POST changes`: one result a group, in order, and the ranch's revision after them. */
export interface ChangesAnswer {
  epoch: string;
  head: number;
  results: readonly GroupResult[];
}

export const changesAnswerSchema: ObjectSchema<ChangesAnswer> = object({
  epoch: string().defined(),
  head: number().defined(),
  // Only the envelope is checked: Yup would read thousands of results one by one, and they come from our own server.
  results: mixed((results): results is readonly GroupResult[] => Array.isArray(results)).defined(),
});

/* eslint-disable lingui/no-unlocalized-strings -- only programs read them: the app sends no such group */
const ID = 'A UUID in lower case is needed';
const INSTANT = 'A time in UTC with milliseconds is needed';
const LABEL = `A label has up to ${TEXT_MAX} characters, and no marks that turn its direction`;
/* eslint-enable lingui/no-unlocalized-strings */

const idJson = { type: 'string', format: 'uuid' };
const id = () =>
  string()
    .defined(ID)
    .nonNullable(ID)
    .typeError(ID)
    .test({ name: 'id', message: ID, test: isId })
    .meta({ json: idJson });
const instant = () =>
  string()
    .defined(INSTANT)
    .nonNullable(INSTANT)
    .typeError(INSTANT)
    .test({ name: 'at', message: INSTANT, test: isInstant })
    .meta({ json: INSTANT_JSON });
/** Whether a text can be the label of a group. */
export const isLabel = (label: string): boolean =>
  codePointLength(label) <= TEXT_MAX && isStorableText(label) && !hasDirectionMarks(label);

/* eslint-disable lingui/no-unlocalized-strings -- only programs read them: the app sends no such group */
const changes = () =>
  array()
    .defined('A list of changes is needed')
    .nonNullable()
    .min(1, 'A group has one change at least')
    .meta({ json: { type: 'array', items: { $ref: '#/components/schemas/Change' }, minItems: 1 } });

/** The envelope of a group. Its changes are judged one by one, and refused with the group. */
const groupSchema = object({
  uuid: id(),
  at: instant(),
  label: string()
    .defined(LABEL)
    .nonNullable(LABEL)
    .typeError(LABEL)
    .test({ name: 'label', message: LABEL, test: isLabel })
    .meta({ json: { type: 'string', maxLength: TEXT_MAX } }),
  // Judged with the group, and refused with it.
  said: mixed()
    .nullable()
    .notRequired()
    .meta({ json: { $ref: '#/components/schemas/Said' } }),
  import_uuid: string()
    .defined(ID)
    .nullable()
    .typeError(ID)
    .test({ name: 'id', message: ID, test: (uuid) => uuid === null || isId(uuid) })
    .meta({ json: idJson }),
  changes: changes(),
})
  .noUnknown(true, 'A group has no other fields')
  .defined()
  .nonNullable('A group is needed');

/** The envelope of the call; what it does not know is refused. */
export const changesCallSchema = object({
  schema: number().defined('The version of the fields is needed').nonNullable().integer().min(0),
  sent_at: instant(),
  groups: array(groupSchema).defined('A list of groups is needed').nonNullable(),
}).noUnknown();
/* eslint-enable lingui/no-unlocalized-strings */
