import type { PlaceShape } from '@domain/geometry/placeProblem';
import { polygonsOf, type Shape } from '@domain/geometry/Position';
import { namedPaddock } from '@records/namedPaddock';
import { added, changed, type DataOf } from '@records/index';
import { asNote } from '@shared/lib/asNote';
import type { Brought } from '../bringing/Imported';
import { placeKind } from './placeKind';
import type { shapelessOf } from './shapeless';
import { nameOfRow, type NamedBy, type ShapeRow } from './shapeRows';

type New = ReturnType<typeof newPaddock> | ReturnType<typeof newPlace>;

const newPaddock = (name: string, note: string, shape: Shape) =>
  added('paddock', { ...namedPaddock(name, shape), note: asNote(note) });

const newPlace = (what: DataOf<'place'>['what'], name: string, note: string, shape: PlaceShape) =>
  added('place', { what, name, shape, retired_at: null, note: asNote(note) });

/** The records that a shape becomes: of a boundary in several parts one each. */
function recordsOf(row: ShapeRow, namedBy: NamedBy): readonly New[] {
  const { becomes, found } = row;
  const { shape, outline, note } = found;
  const name = nameOfRow(row, namedBy);
  if (becomes === 'paddock') return outline === null ? [] : [newPaddock(name, note, outline)];
  if (shape === null || becomes === 'nothing') return [];
  const what = becomes === 'boundary' ? 'fence' : placeKind(name);
  if (shape.type !== 'MultiPolygon') return [newPlace(what, name, note, shape)];
  return polygonsOf(shape).map((coordinates) => newPlace(what, name, note, { type: 'Polygon', coordinates }));
}

/**
 * What an import writes, in the order of the file.
 *
 * @param shapeless the paddocks that get the shape of a row, by its key: they are measured by it from then on
 */
export function importChanges(
  rows: readonly ShapeRow[],
  namedBy: NamedBy,
  shapeless: ReturnType<typeof shapelessOf>,
): Brought {
  const records = rows.filter(({ key }) => !shapeless.has(key)).flatMap((row) => recordsOf(row, namedBy));
  const given = rows.flatMap(({ key, found: { outline } }) => {
    const paddock = shapeless.get(key);
    return paddock === undefined || outline === null ? [] : [{ paddock, fields: { shape: outline, acres: null } }];
  });
  return {
    changes: [...given.map(({ paddock, fields }) => changed('paddock', paddock, fields)), ...records],
    records,
    changed: given.map(({ paddock: { uuid, data } }) => ({ kind: 'paddock', uuid, data })),
    after: given.map(({ paddock: { uuid, data }, fields }) => ({
      kind: 'paddock',
      uuid,
      data: { ...data, ...fields },
    })),
  };
}
