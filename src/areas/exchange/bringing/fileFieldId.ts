/** What files of a kind are brought in by. */
type Kind = 'shapes' | 'table' | 'workbooks' | 'records' | 'reader';

/** The id of the field in which files of a kind are chosen. */
export const fileFieldId = (kind: Kind): string => `choose-${kind}`;

const ENDS: readonly (readonly [ending: RegExp, kind: Kind])[] = [
  [/^PastureMap$|\.xlsx$/i, 'workbooks'],
  [/\.(csv|tsv|txt)$/i, 'table'],
  [/records.*\.json$/i, 'records'],
];

/** The id of the field in which a file of that name is chosen. */
export const fieldOfFile = (fileName: string): string =>
  fileFieldId(ENDS.find(([ending]) => ending.test(fileName))?.[1] ?? 'shapes');
