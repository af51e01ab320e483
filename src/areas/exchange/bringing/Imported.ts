import { wholeOfPart } from '@domain/formats/pastureMap/partOfHerd';
import type { Change } from '@records/group';
import type { Kind } from '@records/index';

/** A record as it came in. */
interface ImportedRecord {
  readonly kind: Kind;
  readonly uuid: string;
  readonly data: object;
}

/** A record that was there already and that an import gives other fields. */
export interface ChangedRecord extends ImportedRecord {
  readonly kind: 'ranch' | 'season' | 'paddock';
}

/** What an import is about to write. */
export interface Brought {
  /** In an order in which nothing refers to what comes later. */
  readonly changes: readonly Change[];
  readonly records: readonly ImportedRecord[];
  /** What was there already, as it was before, and as it is then. */
  readonly changed: readonly ChangedRecord[];
  readonly after: readonly ChangedRecord[];
}

/** What was brought in together. */
export interface Imported extends Omit<Brought, 'changes'> {
  readonly uuid: string;
  readonly fileName: string;
  /** In how many groups it goes to the server. */
  readonly parts: number;
}

/** A record that an import makes. */
export type NewRecord = ImportedRecord & Change & { readonly data: NonNullable<Change['data']> };

/** New records and nothing else. */
export const newlyBrought = (records: readonly NewRecord[]): Brought => ({
  changes: records,
  records,
  changed: [],
  after: [],
});

/** A herd that was in two places at once comes in as itself and its parts: they are no herds of their own to people. */
const PART = 'herd part';
const isPart = ({ kind, data }: Told): boolean =>
  kind === 'herd' && data !== null && data !== undefined && 'name' in data && wholeOfPart(String(data.name)) !== null;

interface Told {
  readonly kind: string;
  readonly data?: object | null | undefined;
}

type Words = readonly [one: string, more: string];
const plural = (one: string): Words => [one, `${one}s`];

/** Kinds by what they are called, in the order in which they are told. */
const WORDS: readonly (readonly [kinds: readonly string[], words: Words])[] = [
  [['season'], plural('season')],
  [['paddock'], plural('paddock')],
  [['place', 'boundary'], plural('place')],
  [['herd'], plural('herd')],
  [[PART], ['part of a herd', 'parts of herds']],
  [['move'], plural('move')],
  [['plan'], plural('plan')],
  [['count'], plural('count')],
  [['transfer'], ['coming or going', 'comings and goings']],
  [['feed'], plural('feeding')],
  [['forage'], plural('forage measurement')],
  [['rain'], ['rainfall', 'rainfalls']],
  [['mark'], plural('mark')],
  [['task'], plural('task')],
  [['note'], plural('note')],
];

/** What records of a kind are called: "paddocks". */
export const kindInWords = (kind: string): string =>
  WORDS.find(([kinds]) => kinds.includes(kind))?.[1][1] ?? (kind === 'ranch' ? 'settings' : kind);

/** "12 paddocks and 2 places"; parts of herds are told apart from herds. */
export function countsInWords(records: readonly Told[]): string {
  const counts = new Map<string, number>();
  for (const record of records) {
    const kind = isPart(record) ? PART : record.kind;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const words = WORDS.flatMap(([wanted, [one, more]]) => {
    const count = wanted.reduce((sum, kind) => sum + (counts.get(kind) ?? 0), 0);
    return count === 0 ? [] : [`${count.toLocaleString('en-US')} ${count === 1 ? one : more}`];
  });
  if (counts.has('ranch')) words.unshift('the settings');
  const last = words.pop();
  return last === undefined ? 'nothing' : [...(words.length === 0 ? [] : [words.join(', ')]), last].join(' and ');
}
