import { createSelector } from '@reduxjs/toolkit';
import { shallowEqual, useSelector } from 'react-redux';
import { collator } from '@domain/language/language';
import { groupedBy } from '@domain/lists/groupedBy';
import { wholeOfPart } from '@domain/formats/pastureMap/partOfHerd';
import { plural } from '@domain/words';
import { selectAll, selectFigures, type WithRecords } from './recordsSelectors';

interface KnownHerd {
  readonly uuid: string;
  readonly data: { readonly name: string };
}

/** The id of the herd that one is a part of, by the id of the part. */
export type PartOf = Readonly<Record<string, string>>;

/** Without its last sign "(part)" comes before "(part 2)". */
const compareParts = (one: string, other: string): number => collator.compare(one.slice(0, -1), other.slice(0, -1));

/**
 * Which herds are parts of another one. The import of PastureMap splits a herd that was in two places at once, and a record
 * doesn't say what it is a part of, so the rule is: its name is that of a herd and "(part)" or "(part 2)", and it is retired.
 *
 * @param herds all herds of the ranch
 * @param isRetired whether a herd is retired by now
 */
export function partsOfHerds(herds: readonly KnownHerd[], isRetired: (uuid: string) => boolean): PartOf {
  const named = new Map(herds.map((herd) => [herd.data.name.toLowerCase(), herd]));
  const wholeOf = ({ uuid, data }: KnownHerd): KnownHerd | undefined => {
    const whole = wholeOfPart(data.name);
    return whole === null || !isRetired(uuid) ? undefined : named.get(whole.toLowerCase());
  };
  /** A part of a part is one of the herd that is whole. */
  const rootOf = (herd: KnownHerd): KnownHerd => {
    const whole = wholeOf(herd);
    return whole === undefined ? herd : rootOf(whole);
  };
  return Object.fromEntries(
    herds.flatMap((herd): [string, string][] => {
      const root = rootOf(herd);
      return root === herd ? [] : [[herd.uuid, root.uuid]];
    }),
  );
}

interface Told {
  readonly uuid: string;
  readonly name: string;
}

/** A herd of a list, with the parts of it that are in the list. */
export interface FoldedHerd<T> {
  readonly uuid: string;
  /** Undefined where the list has only parts of the herd. */
  readonly own: T | undefined;
  /** In the order of their numbers. */
  readonly parts: readonly T[];
}

/**
 * Puts the parts of herds in a list behind the herd that they are of, in the order of the list.
 *
 * @param told the id and the name of what the list has
 */
export function foldParts<T>(listed: readonly T[], partOf: PartOf, told: (each: T) => Told): FoldedHerd<T>[] {
  const uuidOf = (each: T): string => told(each).uuid;
  const byHerd = groupedBy(listed, (each) => partOf[uuidOf(each)] ?? uuidOf(each));
  return [...byHerd].map(([uuid, all]) => ({
    uuid,
    own: all.find((each) => uuidOf(each) === uuid),
    parts: all
      .filter((each) => uuidOf(each) !== uuid)
      .sort((one, other) => compareParts(told(one).name, told(other).name)),
  }));
}

/** "21 parts". */
export const partsInWords = (count: number): string => plural(count, { one: '# part', other: '# parts' });

const selectPartOf = createSelector(
  [(state: WithRecords) => selectAll(state, 'herd'), (state: WithRecords) => selectFigures(state)],
  (herds, figures) => partsOfHerds(herds, (uuid) => figures.herds.get(uuid)?.isRetired === true),
);

/** Which herds of the ranch are parts of others; the same object until one of them changes. */
export const usePartOf = (): PartOf => useSelector(selectPartOf, shallowEqual);
