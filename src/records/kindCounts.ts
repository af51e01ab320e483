import { KIND_META } from '@contract/grazing/kindMeta';
import type { RecordKind } from '@contract/grazing/records';
import { wholeOfPart } from '@domain/formats/pastureMap/partOfHerd';
import { listed } from '@domain/language/language';
import { plural } from '@domain/words';

/** A herd that was in two places at once comes in as itself and its parts: people don’t see those as separate herds. */
const PART = 'herd_part';

/** How many records there are of a kind. */
export interface KindCount {
  readonly kind: RecordKind | typeof PART;
  readonly count: number;
}

/** A record of a kind that may be one of a newer server; a boundary is a place. */
export interface Told {
  readonly kind: string;
  readonly data?: object | null | undefined;
}

const isPart = ({ kind, data }: Told): boolean =>
  kind === 'herd' && data !== null && data !== undefined && 'name' in data && wholeOfPart(String(data.name)) !== null;

function kindOf(record: Told): string {
  if (record.kind === 'boundary') return 'place';
  return isPart(record) ? PART : record.kind;
}

/** Kinds in the order in which they are told: the settings first, parts of herds behind the herds. */
const KINDS = (Object.keys(KIND_META) as RecordKind[]).flatMap((kind): KindCount['kind'][] =>
  kind === 'herd' ? [kind, PART] : [kind],
);

/** How many records there are of each kind. */
export function kindCounts(records: readonly Told[]): KindCount[] {
  const counts = new Map<string, number>();
  for (const record of records) counts.set(kindOf(record), (counts.get(kindOf(record)) ?? 0) + 1);
  return KINDS.flatMap((kind) => {
    const count = counts.get(kind);
    return count === undefined ? [] : [{ kind, count }];
  });
}

const WORDS = { ...KIND_META, [PART]: { words: ['part of a herd', 'parts of herds'] } } as const;

/** "12 paddocks and 2 places"; parts of herds are told apart from herds. */
export function kindCountsInWords(counts: readonly KindCount[]): string {
  const words = counts.flatMap(({ kind, count }) => {
    if (kind === 'ranch') return ['the settings'];
    if (!Object.hasOwn(WORDS, kind)) return [];
    const [one, more] = WORDS[kind].words;
    return [plural(count, { one: `# ${one}`, other: `# ${more}` })];
  });
  return words.length === 0 ? 'nothing' : listed(words);
}
