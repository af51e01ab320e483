import { isDeepEqual } from '@domain/lists/isDeepEqual';
import { t } from '@domain/words';
import { differencesBetween, type Difference } from '../components/differences';
import type { Held } from '../shelves';
import { YOU, type Wording } from '../valueWords';
import { writerOf } from '../writerOf';

type Values = Readonly<Record<string, unknown>>;

/** What stands in the fields of a form for a state of the record; fields that are no part of the record are left out. */
export type ValuesOf = (data: never) => object;

/** A field that the person has typed in and somebody else has changed meanwhile: one of the two has to be chosen. */
export interface Choice {
  readonly key: string;
  /** What the field is called. */
  readonly field: string;
  readonly who: string;
  readonly theirsInWords: string;
  /** What the form's fields hold if theirs is kept. */
  readonly theirs: Values;
}

export interface Beneath {
  /** A sentence for each value that somebody changed, by the field that it is of. */
  readonly told: ReadonlyMap<string, string>;
  readonly choices: readonly Choice[];
  /** What the fields of the form begin with now, and those of them in which nobody has typed. */
  readonly begins: Values;
  readonly taken: Values;
}

const pick = (from: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

function sentence({ field, one, other }: Difference, who: string): string {
  return who === YOU
    ? t`You changed ${field} from ${one} to ${other} in another window`
    : t`${who} changed ${field} from ${one} to ${other} while you were editing`;
}

/**
 * What somebody changed beneath an open form. Fields in which nobody has typed take the new value; in the others the
 * person chooses.
 *
 * @param values what stands in the form
 */
export function beneath(opened: Held, live: Held, values: Values, valuesOf: ValuesOf, wording: Wording): Beneath {
  // The form that gives `valuesOf` is one of this kind of record.
  const shown = (data: unknown) => valuesOf(data as never) as Values;
  const [was, is] = [opened.data as Values, live.data as Values];
  const [before, after] = [shown(was), shown(is)];
  const who = writerOf(live, wording);
  const found = differencesBetween(live, was, is, wording).map((difference) => {
    const alone = shown({ ...was, ...pick(is, difference.fields) });
    const names = Object.keys(alone).filter((name) => !isDeepEqual(alone[name], before[name]));
    const isTyped = (name: string) =>
      !isDeepEqual(values[name], before[name]) && !isDeepEqual(values[name], after[name]);
    return { difference, names, isChoice: names.some(isTyped) };
  });
  const free = Object.keys(after).filter((name) => isDeepEqual(values[name], before[name]));
  const held = new Set(found.filter(({ isChoice }) => isChoice).flatMap(({ names }) => names));
  return {
    told: new Map(found.map(({ difference }) => [difference.key, sentence(difference, who)])),
    choices: found.flatMap(({ difference, names, isChoice }) =>
      isChoice
        ? {
            key: difference.key,
            field: difference.field,
            who,
            theirsInWords: difference.other,
            theirs: pick(after, names),
          }
        : [],
    ),
    begins: after,
    taken: pick(
      after,
      free.filter((name) => !held.has(name) && !isDeepEqual(before[name], after[name])),
    ),
  };
}
