import { t } from '../../words';

/** Rule T6 (docs/animals.md): what is said of a tag that a spreadsheet has rounded, as the end of a sentence. */
export const roundedWords = (tag: string): string =>
  t`${tag} is a tag that a spreadsheet has rounded: its last digits are gone and cannot be brought back. Read the tags again from the reader itself, and do not open its file in a spreadsheet before`;
