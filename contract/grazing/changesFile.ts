import type { ChangeBase, ChangeGroup } from './changes';

export const CHANGES_FORMAT = 'grazewell changes';
export const CHANGES_FORMAT_VERSION = 1;

/** Where pictures wait the file is in a zip with them: its name there, and theirs. */
export const CHANGES_IN_ZIP = 'changes.json';
export const pictureInZip = (sha256: string): string => `${sha256}.jpg`;

/** A change of any kind of record: a file may be of a newer version. */
interface FileChange {
  readonly kind: string;
  readonly uuid: string;
  readonly base: ChangeBase;
  readonly data: Readonly<Record<string, unknown>> | null;
}

/** A group as it goes over the wire, and the version of the fields with which it was recorded. */
export interface FileGroup {
  readonly schema: number;
  readonly group: ChangeGroup<FileChange>;
}

/** Changes that one device could not send, in the order in which they were recorded. */
export interface ChangesFile {
  readonly ranch: { readonly ranch_uuid: string; readonly name: string };
  readonly person: { readonly uuid: string; readonly full_name: string };
  /** ISO 8601 in UTC. */
  readonly saved_at: string;
  readonly groups: readonly FileGroup[];
}

/** The text of a file of changes. Of the ranch and the person it has the id and the name, whatever else is given. */
export function changesFileText({ ranch, person, saved_at, groups }: ChangesFile): string {
  const { ranch_uuid, name } = ranch;
  const { uuid, full_name } = person;
  const from = { ranch: { ranch_uuid, name }, person: { uuid, full_name } };
  return JSON.stringify({ format: CHANGES_FORMAT, version: CHANGES_FORMAT_VERSION, ...from, saved_at, groups });
}
