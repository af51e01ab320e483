import { t } from '@domain/words';
import type { DataOf } from '@records/index';
import { dayAt } from '@shared/time/ranchTime';

/** What stands for a photo where it can't be seen: its caption, else "Photo of Creek, Mon, Jun 1". */
export function photoName(
  { caption, at }: Pick<DataOf<'photo'>, 'caption' | 'at'>,
  about: string,
  { zone, now }: { readonly zone: string | null; readonly now: number },
): string {
  if (caption !== '') return caption;
  const day = dayAt(Date.parse(at), zone, now);
  return t`Photo of ${about}, ${day}`;
}
