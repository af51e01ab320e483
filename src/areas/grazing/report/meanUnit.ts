import { plural } from '@domain/words';

/** What stands behind a mean of days. */
export const meanUnit = (days: number): string => plural(days, { one: 'days, mean', other: 'days, mean' });
