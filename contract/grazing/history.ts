import { array, object, string } from '../text/yup';
import type { RecordDataByKind, RecordKind } from './records';
import type { Said } from './said';

/** Someone who wrote a version; null is a former member whose account is gone. */
interface Writer {
  uuid: string;
  full_name: string;
}

/** Who wrote something, when and with what words. */
interface Written {
  revision: number;
  /** The group that wrote it; a server of an earlier release does not say. */
  group_uuid?: string;
  /** ISO 8601 in UTC. */
  changed_at: string;
  changed_by: Writer | null;
  /** In a masquerade `changed_by` is the admin, and this the person they acted as; else null. */
  on_behalf_of: Writer | null;
  /**
   * From whose device's file of changes it was read; `person` null: their account is gone, or the ranch never knew them. Null
   * for what its own device sent; a server of an earlier release does not say.
   */
  file_of?: { readonly person: Writer | null } | null | undefined;
  /** What the key is for that sent it, of whom `changed_by` made it; null for a person's own. An earlier release does not say. */
  source?: { readonly uuid: string; readonly name: string } | null | undefined;
  label: string;
  /** Whether the label was erased: it is empty then. */
  label_erased?: boolean;
  /** The label as data; null for what has none. */
  said?: Said | null | undefined;
}

/** A version of a record, whole; `data` null: it was deleted, or its content was erased. */
export interface RecordVersion extends Written {
  /** Of which record; a server of an earlier release does not say. */
  uuid?: string;
  data: object | null;
  erased?: boolean;
}

/**
 * The answer of `GET ranch/{ranchUuid}/records/{uuid}/history`, newest first. With `?related=true` what was written of the
 * records that name it is told too, each group once: a herd's moves, counts and all else, also once they are deleted.
 */
export interface RecordHistory {
  versions: readonly RecordVersion[];
  next_cursor: string | null;
}

export const recordHistorySchema = object({
  versions: array().defined(),
  next_cursor: string().defined().nullable(),
});

/** A record as it was before it was deleted. Written with the group's revision as its base, it is there again. */
export type DeletedRecord = {
  [K in RecordKind]: { readonly kind: K; readonly uuid: string; readonly data: RecordDataByKind[K] };
}[RecordKind];

/** What one group deleted, as far as nobody has brought it back. */
export interface DeletedGroup extends Written {
  count: number;
  /** Of how many the content was erased: these are not among the records. */
  erased?: number;
  /** Null where there are more than can be brought back at once. */
  records: readonly DeletedRecord[] | null;
}

/** The answer of `GET ranch/{ranchUuid}/deleted`, the latest first. */
export interface DeletedGroups {
  groups: readonly DeletedGroup[];
  next_cursor: string | null;
}

/** What was brought in together from a file: the words and writer of its first group. */
export interface PastImport extends Written {
  import_uuid: string;
  /** Of all its groups. A record that still has one of them is as it came. */
  revisions: readonly number[];
  /** How many of its parts the ranch has, and of how many; a server of an earlier release does not say. */
  parts?: { readonly saved: number; readonly of: number } | undefined;
  /** The settings, seasons and paddocks that were there already and that it has changed last, as they were before. */
  changed: readonly { readonly kind: 'ranch' | 'season' | 'paddock'; readonly uuid: string; readonly data: object }[];
}

/** The answer of `GET ranch/{ranchUuid}/imports`: the last 30, the latest first; fewer where what they changed is over 4 MiB. */
export interface PastImports {
  imports: readonly PastImport[];
  /** What the ranch's record takes with all its versions, and the most that it may, in bytes. */
  space?: RecordSpace;
}

export interface RecordSpace {
  readonly used: number;
  readonly most: number;
}

export const pastImportsSchema = object({ imports: array().defined() });

export const deletedGroupsSchema = object({
  groups: array().defined(),
  next_cursor: string().defined().nullable(),
});
