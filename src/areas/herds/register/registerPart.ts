import { plural } from '@domain/words';

/** A part of a cell: what somebody recorded, null where nobody did. Where a cell has several, `of` says what it is. */
export interface Part {
  readonly of?: string;
  readonly text: string | null;
}

export type CellParts = readonly Part[];

export const written = (text: string): Part => ({ text: text === '' ? null : text });

export const named = (of: string, text: string | null): Part => ({ of, text });

/** A number of days; 0 is one of them. */
export const daysPart = (days: number | null): Part => ({
  text: days === null ? null : plural(days, { one: '# day', other: '# days' }),
});

/** Whether a register asks for something in a cell that nobody recorded. */
export const isMissing = (parts: CellParts): boolean => parts.some(({ text }) => text === null);
