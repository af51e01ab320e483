import type { RecordVersion } from '@contract/grazing/history';
import { plural } from '@domain/words';
import { timeAt } from '@shared/time/ranchTime';

/** What was read from a file of changes: "…, from a file of Bo Begay’s device". Nothing for all else. */
function fileInWords(fileOf: RecordVersion['file_of']): string {
  if (fileOf === null || fileOf === undefined) return '';
  return `, from a file of ${fileOf.person?.full_name ?? 'a former member'}’s device`;
}

/** Who wrote something, on whose behalf, when, and from whose file: "Ana Lopez for Ben Ruiz, Jun 2, 2026, 6:00 AM". */
export function writtenInWords(
  {
    changed_by,
    on_behalf_of,
    changed_at,
    file_of,
  }: Pick<RecordVersion, 'changed_by' | 'on_behalf_of' | 'changed_at' | 'file_of'>,
  zone: string | null,
): string {
  const behalf = on_behalf_of === null ? '' : ` for ${on_behalf_of.full_name}`;
  return `${changed_by?.full_name ?? 'A former member'}${behalf}, ${timeAt(Date.parse(changed_at), zone)}${fileInWords(file_of)}`;
}

/** How many changes that is, with the verb. */
export const changesAre = (count: number): string => plural(count, { one: '# change is', other: '# changes are' });
/** The same of what could not be. */
export const changesWere = (count: number): string => plural(count, { one: '# change was', other: '# changes were' });
