import { TEXT_MAX } from '@contract/http/limits';
import { foldWhiteSpace, withoutDirectionMarks } from '@contract/text/text';
import type { JoinedExports } from '@domain/formats/pastureMap/joinExports';

/** Names that are equal but for capitals are one name. */
export const folded = (name: string): string => name.trim().toLowerCase();

const cut = (text: string, max: number): string => Array.from(text).slice(0, max).join('').trim();

/** A line of text as the record can hold it: in one line, without what cannot be stored, of 100 letters at most. */
export const asLine = (text: string): string =>
  cut(foldWhiteSpace(withoutDirectionMarks(text.replace(/\0|\p{Cs}/gu, ''))), TEXT_MAX);

/** A name with something after it, for which it is made shorter where both are too long. */
export const withEnding = (name: string, ending: string): string => `${cut(name, TEXT_MAX - ending.length)}${ending}`;

/** Names that stand twice are told apart by a number. */
function toldApart(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((plain) => {
    let name = plain;
    for (let times = 2; taken.has(folded(name)); times += 1) name = withEnding(plain, ` (${times})`);
    taken.add(folded(name));
    return name;
  });
}

/** The names that what files speak of has on a ranch. */
export interface NamesInFiles {
  /** By the place of a pasture in the files. */
  readonly pastures: readonly string[];
  /** By the name of a herd in the files. */
  readonly herds: ReadonlyMap<string, string>;
}

// They are kept with the ranch, and what came in before is known again by them: they are the same in all languages.
const NAMELESS_HERD = 'Herd without a name'; // eslint-disable-line lingui/no-unlocalized-strings -- stored
const namelessPasture = (number: number) => `Pasture ${number}`; // eslint-disable-line lingui/no-unlocalized-strings -- stored

/** The same files give the same names each time: what came in before is known again by them. */
export function namesInFiles({ pastures, stays }: Pick<JoinedExports, 'pastures' | 'stays'>): NamesInFiles {
  const herds = [...new Set(stays.map(({ herd }) => herd))].sort();
  const names = toldApart(herds.map((herd) => asLine(herd) || NAMELESS_HERD));
  return {
    pastures: toldApart(pastures.map(({ name }, index) => asLine(name) || namelessPasture(index + 1))),
    herds: new Map(herds.map((herd, index) => [herd, names[index] ?? herd])),
  };
}
