import type { Kind } from '@records/index';

/** A record as it came in. */
interface ImportedRecord {
  readonly kind: Kind;
  readonly uuid: string;
  readonly data: object;
}

/** What was brought in together. */
export interface Imported {
  readonly uuid: string;
  readonly fileName: string;
  readonly records: readonly ImportedRecord[];
}

const counted = (count: number, one: string, more = `${one}s`): string[] =>
  count === 0 ? [] : [`${count.toLocaleString('en-US')} ${count === 1 ? one : more}`];

/** "12 paddocks and 2 places" */
export function countsInWords(kinds: readonly { readonly kind: string }[]): string {
  const of = (...wanted: string[]) => kinds.filter(({ kind }) => wanted.includes(kind)).length;
  const words = [
    ...counted(of('season'), 'season'),
    ...counted(of('paddock'), 'paddock'),
    ...counted(of('place', 'boundary'), 'place'),
    ...counted(of('herd'), 'herd'),
    ...counted(of('move'), 'move'),
    ...counted(of('count'), 'count'),
    ...counted(of('feed'), 'feeding'),
    ...counted(of('forage'), 'forage measurement'),
    ...counted(of('note'), 'note'),
  ];
  const last = words.pop();
  return last === undefined ? 'nothing' : [...(words.length === 0 ? [] : [words.join(', ')]), last].join(' and ');
}
