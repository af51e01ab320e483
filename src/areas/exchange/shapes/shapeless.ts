import { groupedBy } from '@domain/lists/groupedBy';
import type { DataOf, Held } from '@records/index';
import { nameOfRow, type NamedBy, type ShapeRow } from './shapeRows';

type Paddock = Held<DataOf<'paddock'>>;

const folded = (name: string): string => name.trim().toLowerCase();

/**
 * The paddocks that wait for a shape of a file, by the keys of the rows that give it: a row that becomes a paddock and has
 * the name of one that was added without a shape. Of several rows of one name it is the first; where two paddocks have the
 * name, nobody knows which is meant.
 */
export function shapelessOf(
  paddocks: readonly Paddock[],
  rows: readonly ShapeRow[],
  namedBy: NamedBy,
): ReadonlyMap<string, Paddock> {
  const byName = groupedBy(
    paddocks.filter(({ data }) => data.retired_at === null && data.parent_uuid === null),
    ({ data }) => folded(data.name),
  );
  const given = new Map<string, Paddock>();
  const used = new Set<string>();
  for (const row of rows) {
    const [only, ...others] = byName.get(folded(nameOfRow(row, namedBy))) ?? [];
    const isFree = only !== undefined && others.length === 0 && only.data.shape === null && !used.has(only.uuid);
    if (row.becomes !== 'paddock' || row.found.outline === null || !isFree) continue;
    used.add(only.uuid);
    given.set(row.key, only);
  }
  return given;
}
