import { collator } from '@domain/language/language';
import { t } from '@domain/words';
import type { DataOf, Held } from '@records/index';

/** The value of the choice by which a session is left out. */
export const LEFT_OUT = 'none';

/** The herds to choose from, by name: the live ones, and one that is retired since where it is chosen. */
export function herdOptions(herds: readonly Held<DataOf<'herd'>>[], chosen: string) {
  return [
    { value: '', label: t`Choose a herd` },
    ...herds
      .filter(({ uuid, data }) => data.retired_at === null || uuid === chosen)
      .map(({ uuid, data }) => ({ value: uuid, label: data.name }))
      .sort((one, other) => collator.compare(one.label, other.label)),
  ];
}

/** The only live herd, which needs no choice; undefined where there are several. */
export function onlyHerd(herds: readonly Held<DataOf<'herd'>>[]): string | undefined {
  const [only, ...others] = herds.filter(({ data }) => data.retired_at === null);
  return others.length === 0 ? only?.uuid : undefined;
}
