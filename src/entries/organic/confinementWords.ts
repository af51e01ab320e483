import { t } from '@domain/words';
import { CONFINEMENT_REASON_NAMES } from '@records/evidenceWords';
import { ANIMAL_NAMES } from '@records/herdWords';
import type { DataOf } from '@records/index';
import { wordOf } from '@shared/lib/wording';
import { timeAt } from '@shared/time/ranchTime';

type Data = DataOf<'confinement'>;

/** Who is kept in: "Bulls", "All of them". */
export const confinedInWords = ({ animal }: Pick<Data, 'animal'>): string =>
  animal === null ? t`All of them` : wordOf(ANIMAL_NAMES, animal);

export const reasonInWords = ({ reason }: Pick<Data, 'reason'>): string => wordOf(CONFINEMENT_REASON_NAMES, reason);

/** "Jun 3, 2026, 7:00 AM to Jun 5, 2026, 7:00 AM" */
export function confinedTimes({ starts_at: start, ends_at: end }: Data, zone: string | null): string {
  const from = timeAt(Date.parse(start), zone);
  if (end === null) return t`Since ${from}`;
  const to = timeAt(Date.parse(end), zone);
  return t`${from} to ${to}`;
}
