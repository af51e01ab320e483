import { areaAcres } from '@domain/geometry/area';
import type { Shape } from '@domain/geometry/Position';
import { sizeWarning } from '@domain/geometry/sizeWarning';
import type { LiesOn } from '@domain/formats/shapes/judgeShapes';
import { plural, t } from '@domain/words';
import { inUnit, type Unit } from '@shared/units/units';
import type { ShapeRow } from './shapeRows';

/** What a row is read against. */
export interface Around {
  /** Names of the ranch's paddocks by their ids. */
  readonly paddockNames: ReadonlyMap<string, string>;
  /** Names of the shapes that become paddocks, by their place in the file. */
  readonly newNames: ReadonlyMap<string, string>;
  /** How often each name is taken by what becomes a paddock and by what is one. */
  readonly taken: ReadonlyMap<string, number>;
  /** The paddocks that get the shape of a row, by its key. */
  readonly shapeless: ReadonlyMap<string, { readonly data: { readonly name: string } }>;
  readonly area: Unit;
}

/** Overlaps that are named one by one. */
const NAMED = 2;

function overlapInWords(outline: Shape, { key, part }: LiesOn, names: ReadonlyMap<string, string>, area: Unit) {
  const name = names.get(key);
  if (name === undefined) return [];
  if (part === null) return [t`May overlap ${name}: that cannot be computed.`];
  const size = inUnit(part * areaAcres(outline), area);
  return [t`Overlaps ${name} by ${size}; imported as drawn.`];
}

function overlaps({ found, finding }: ShapeRow, { paddockNames, newNames, area }: Around): string[] {
  const { outline } = found;
  if (outline === null || finding === undefined) return [];
  const all = [
    ...finding.onPaddocks.flatMap((each) => overlapInWords(outline, each, paddockNames, area)),
    ...finding.onOthers.flatMap((each) => overlapInWords(outline, each, newNames, area)),
  ];
  const more = all.length - NAMED;
  return more > 0 ? [...all.slice(0, NAMED), plural(more, { other: 'Overlaps # more.' })] : all;
}

const thereAlready = (name: string, becomes: ShapeRow['becomes']): string =>
  becomes === 'nothing'
    ? t`Already there as ${name}; stays out.`
    : t`Already there as ${name}; imported a second time.`;

const sentence = (words: string) => `${words}.`;

/** That a name is taken: by a paddock that gets the shape, or by another. */
function nameTroubles({ key }: ShapeRow, name: string, { taken, shapeless }: Around): string[] {
  const owner = shapeless.get(key)?.data.name;
  if (owner !== undefined) return [t`Becomes the shape of ${owner}, which has none yet; its acres are measured.`];
  return (taken.get(name.toLowerCase()) ?? 0) > 1 ? [t`Another paddock has this name.`] : [];
}

/** What there is to know of a shape before it comes in, a sentence each. Those about paddocks hold while it becomes one. */
export function troublesOf(row: ShapeRow, name: string, around: Around): string[] {
  const { found, finding, becomes } = row;
  if (found.problem !== null) return [sentence(found.problem)];
  const same = finding === undefined || finding.sameAs === null ? undefined : around.paddockNames.get(finding.sameAs);
  const there = same === undefined ? [] : [thereAlready(same, becomes)];
  const mended = found.mended.map(sentence);
  if (becomes !== 'paddock') return [...there, ...mended];
  const odd = found.outline === null ? undefined : sizeWarning(found.outline);
  return [
    ...(same === undefined ? overlaps(row, around) : there),
    ...nameTroubles(row, name, around),
    ...(odd === undefined ? [] : [sentence(odd)]),
    ...mended,
  ];
}
