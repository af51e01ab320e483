import type { KeyAreaUse } from '@domain/monitoring/keyAreaUse';
import { plural, t } from '@domain/words';
import { numberInWords, inUnit, type Unit } from '@shared/units/units';
import type { DataOf } from '@records/index';

/** What was agreed for a key area: "at least 4 in of stubble, at most 50 % used". */
export function agreedInWords(
  { min_stubble_in: least, max_use_percent: most }: Pick<DataOf<'key_area'>, 'min_stubble_in' | 'max_use_percent'>,
  height: Unit,
): string {
  const [stubble, percent] = [inUnit(least ?? 0, height), numberInWords(most ?? 0, 1)];
  const agreed = [
    least === null ? '' : t`at least ${stubble} of stubble`,
    most === null ? '' : t`at most ${percent} % used`,
  ].filter(Boolean);
  return agreed.length === 0 ? t`nothing agreed` : agreed.join(', ');
}

/** What a reading says: "3.4 in, mean of 20 heights, 45 % used". */
export function readInWords({ meanIn, readings, usePercent }: KeyAreaUse, height: Unit): string {
  const [mean, percent] = [inUnit(meanIn ?? 0, height), numberInWords(usePercent ?? 0, 1)];
  return [
    meanIn === null ? '' : mean,
    readings === null ? '' : plural(readings, { one: 'mean of # height', other: 'mean of # heights' }),
    usePercent === null ? '' : t`${percent} % used`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Whether what was agreed was met, in a word or two. */
export function metInWords({ isMet, notRead }: Pick<KeyAreaUse, 'isMet' | 'notRead'>): string {
  if (isMet === null && notRead.length === 0) return t`Nothing agreed`;
  if (isMet === null) return t({ message: 'Not read', context: 'what was agreed for a key area' });
  return isMet
    ? t({ message: 'Met', context: 'what was agreed for a key area' })
    : t({ message: 'Missed', context: 'what was agreed for a key area' });
}
