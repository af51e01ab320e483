import type { RecordVersion } from '@contract/grazing/history';
import { timeAt } from '@shared/time/ranchTime';

/** Who wrote something, on whose behalf, and when: "Ana Lopez for Ben Ruiz, Jun 2, 2026, 6:00 AM". */
export function writtenInWords(
  { changed_by, on_behalf_of, changed_at }: Pick<RecordVersion, 'changed_by' | 'on_behalf_of' | 'changed_at'>,
  zone: string | null,
): string {
  const behalf = on_behalf_of === null ? '' : ` for ${on_behalf_of.full_name}`;
  return `${changed_by?.full_name ?? 'A former member'}${behalf}, ${timeAt(Date.parse(changed_at), zone)}`;
}
