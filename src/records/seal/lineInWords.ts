import { t } from '@domain/words';

/** A line of the history by its number. */
export const lineInWords = (n: number): string => t`Line ${n}`;
