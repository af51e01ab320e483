import type { Whereabouts } from '@domain/animals/single/followed';
import type { SafeFrom } from '@domain/animals/single/safeFrom';
import { listed } from '@domain/language/language';
import { t } from '@domain/words';
import type { NameOf } from '@records/herdWords';
import { safeFromInWords } from '../withdrawal/withdrawalWords';

/** "Cows", "Cows or Heifers", "Cows or gone", "gone"; empty where the record doesn't know. */
export function whereInWords({ herds, isGone }: Whereabouts, nameOf: NameOf): string {
  const gone = t({ message: 'gone', context: 'an animal that has left the ranch or died' });
  return listed([...herds.map(nameOf).sort(), ...(isGone ? [gone] : [])], 'disjunction');
}

/** "Jun 30, 2026", "never", "not known"; with "possibly" where it may not be one of those that were treated. Empty: now. */
export function safeInWords(safe: SafeFrom | null, zone: string | null): string {
  if (safe === null) return '';
  const { safeAt, isUnknown, isSure } = safe;
  const day = safeAt === null ? '' : safeFromInWords(safeAt, zone);
  const from = isUnknown ? [day, t`not known`].filter(Boolean).join(', ') : day;
  return isSure ? from : t`${from} if it was among those treated`;
}
