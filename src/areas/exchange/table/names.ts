import { t } from '@domain/words';
import type { Held } from '@records/index';
import { BadRow } from './rowReader';
import { folded } from './tableRecords';

/** A herd or paddock that a name of a table may stand for. */
export interface Named {
  readonly uuid: string;
  /** ms since 1970; Infinity while it is live. */
  readonly retiredAt: number;
}

/** What each folded name stands for. */
export type ByName = Map<string, readonly Named[]>;

export const live = (uuid: string): Named => ({ uuid, retiredAt: Infinity });

/** All of the ranch by their names: of one name the live ones first, then those that were retired last. */
export function byName<Data extends { readonly name: string; readonly retired_at: string | null }>(
  all: readonly Held<Data>[],
): ByName {
  const names: ByName = new Map();
  for (const { uuid, data } of all) {
    const named = { uuid, retiredAt: data.retired_at === null ? Infinity : Date.parse(data.retired_at) };
    names.set(folded(data.name), [...(names.get(folded(data.name)) ?? []), named]);
  }
  for (const [name, named] of names) {
    // The first of the live ones stays the first.
    names.set(
      name,
      named.toSorted((one, other) => (one.retiredAt === other.retiredAt ? 0 : other.retiredAt - one.retiredAt)),
    );
  }
  return names;
}

/** Whether something of that name is not retired at an instant, ms since 1970. */
export const livesAt = (names: ByName, name: string, at: number): boolean =>
  names.get(folded(name))?.some(({ retiredAt }) => at < retiredAt) ?? false;

/**
 * What a name stands for at an instant, ms since 1970: the first of that name that is not retired then. Throws `BadRow`
 * where there is none.
 */
export function namedAt(names: ByName, what: 'herd' | 'paddock', name: string, at: number): Named {
  const all = names.get(folded(name));
  if (all === undefined)
    throw new BadRow(what === 'herd' ? t`There is no herd ${name}` : t`There is no paddock ${name}`);
  const named = all.find(({ retiredAt }) => at < retiredAt);
  if (named === undefined)
    throw new BadRow(
      what === 'herd' ? t`The herd ${name} is retired at that time` : t`The paddock ${name} is retired at that time`,
    );
  return named;
}
