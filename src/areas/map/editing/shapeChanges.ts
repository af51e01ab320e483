import { ACRE_M2 } from '@domain/geometry/area';
import { overlapsOf } from '@domain/geometry/overlap';
import type { Shape } from '@domain/geometry/Position';
import { t } from '@domain/words';
import { changed, type DataOf, type Held } from '@records/index';
import { inUnit, type Unit } from '@shared/units/units';

export type Paddock = Held<DataOf<'paddock'>>;
type Shapes = ReadonlyMap<string, Shape>;

/** The shapes of paddocks that have one, by uuid. */
export const shapesOf = (paddocks: readonly Paddock[]): Shapes =>
  new Map(paddocks.flatMap(({ uuid, data }) => (data.shape === null ? [] : [[uuid, data.shape] as const])));

/** The changes that give paddocks other shapes. With a shape, acres are measured and no longer entered. */
export const reshaped = (paddocks: readonly Paddock[], shapes: Shapes) =>
  paddocks.flatMap((paddock) => {
    const shape = shapes.get(paddock.uuid);
    return shape === undefined ? [] : [changed('paddock', paddock, { shape, acres: null })];
  });

/** All shapes but those of some paddocks. */
export const without = (shapes: Shapes, uuids: readonly string[]): Shapes =>
  new Map([...shapes].filter(([uuid]) => !uuids.includes(uuid)));

/** What is said of a shape that lies on others, a sentence each: it may be meant, so nobody is kept from it. */
export const overlapsInWords = (shape: Shape, others: Shapes, nameOf: (uuid: string) => string, area: Unit): string[] =>
  overlapsOf(shape, others).map(({ key, m2 }) => {
    const paddock = nameOf(key);
    if (m2 === undefined) return t`It may overlap ${paddock}: we can’t tell by how much.`;
    const size = inUnit(m2 / ACRE_M2, { ...area, digits: 2, short: area.name });
    return t`It overlaps ${paddock} by ${size}.`;
  });
