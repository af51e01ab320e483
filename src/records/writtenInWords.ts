import type { RecordVersion } from '@contract/grazing/history';
import { plural, t } from '@domain/words';
import { timeAt } from '@shared/time/ranchTime';

/** What was read from a file of changes: "…, from a file of Bo Begay’s device". Nothing for all else. */
function fileInWords(fileOf: RecordVersion['file_of']): string | null {
  if (fileOf === null || fileOf === undefined) return null;
  const name = fileOf.person?.full_name;
  return name === undefined ? t`from a file of a former member’s device` : t`from a file of ${name}’s device`;
}

type Writers = Pick<RecordVersion, 'changed_by' | 'on_behalf_of' | 'source'>;

function writerInWords({ changed_by, on_behalf_of, source }: Writers): string {
  const person = changed_by?.full_name;
  if (source !== null && source !== undefined) {
    const { name } = source;
    return person === undefined ? t`${name}, key of a former member` : t`${name}, key of ${person}`;
  }
  const writer = person ?? t`A former member`;
  const other = on_behalf_of?.full_name;
  return other === undefined ? writer : t`${writer} for ${other}`;
}

/**
 * Who wrote something, on whose behalf, when, and from whose file: "Ana Lopez for Ben Ruiz, Jun 2, 2026, 6:00 AM"; of a key
 * "Scale at the chute, key of Ana Lopez, Jun 2, 2026, 6:00 AM".
 */
export function writtenInWords(
  version: Writers & Pick<RecordVersion, 'changed_at' | 'file_of'>,
  zone: string | null,
): string {
  const at = timeAt(Date.parse(version.changed_at), zone);
  return [writerInWords(version), at, fileInWords(version.file_of) ?? []].flat().join(', ');
}

/** How many changes are not saved yet, without a full stop. */
export const notSavedYet = (count: number): string =>
  plural(count, { one: '# change is not saved yet', other: '# changes are not saved yet' });
/** How many could not be saved. */
export const notSaved = (count: number): string =>
  plural(count, { one: '# change was not saved', other: '# changes were not saved' });
/** How many are saved now. */
export const savedNow = (count: number): string =>
  plural(count, { one: '# change is saved', other: '# changes are saved' });
