import type { Entered } from '@domain/entered/howEntered';
import type { EnteredShares } from '@domain/landUnits/enteredShares';
import { plural, t } from '@domain/words';

type Recorded = Entered | 'mixed';

const NAMES: Readonly<Record<Recorded, string>> = {
  live: t({ message: 'Live', context: 'how moves were recorded' }),
  sent_later: t({ message: 'Sent later', context: 'how moves were recorded' }),
  late: t({ message: 'Late', context: 'how moves were recorded' }),
  imported: t({ message: 'Imported', context: 'how moves were recorded' }),
  mixed: t({ message: 'Mixed', context: 'how moves were recorded' }),
};

/** What a year is called by how its moves came; null where that is unknown. */
export const recordedInWords = (recorded: Recorded | null): string | null =>
  recorded === null ? null : NAMES[recorded];

/** As many years of one sort: "2 imported". */
const COUNTED: Readonly<Record<Recorded, (years: number) => string>> = {
  live: (years) => plural(years, { one: '# live', other: '# live' }),
  sent_later: (years) => plural(years, { one: '# sent later', other: '# sent later' }),
  late: (years) => plural(years, { one: '# late', other: '# late' }),
  imported: (years) => plural(years, { one: '# imported', other: '# imported' }),
  mixed: (years) => plural(years, { one: '# mixed', other: '# mixed' }),
};
const ORDER = ['live', 'sent_later', 'late', 'imported', 'mixed'] as const;

/** How the years before came: "Three years before 2027: 2 imported, 1 mixed". Those in which nothing grazed are named. */
export function lookBackInWords(year: number, before: readonly (EnteredShares | null)[]): string {
  const empty = before.filter((shares) => shares === null).length;
  const unknown = before.filter((shares) => shares !== null && shares.recorded === null).length;
  const counts = ORDER.flatMap((recorded) => {
    const years = before.filter((shares) => shares?.recorded === recorded).length;
    return years === 0 ? [] : [COUNTED[recorded](years)];
  });
  const words = [
    ...counts,
    ...(unknown === 0 ? [] : [plural(unknown, { one: '# unknown', other: '# unknown' })]),
    ...(empty === 0 ? [] : [plural(empty, { one: '# without stays', other: '# without stays' })]),
  ].join(', ');
  const named = String(year);
  return t`Three years before ${named}: ${words}`;
}
