import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { selectAll, type WithRecords } from '@records/index';
import { troublesOf, type Around } from './rowWords';
import { shapelessOf } from './shapeless';
import { nameOfRow, type NamedBy, type ShapeRow } from './shapeRows';

function countNames(names: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1);
  return counts;
}

/** How the rows of a file are read as they are decided now: the name of each, and what there is to know of it. */
export function useRowReading(rows: readonly ShapeRow[], namedBy: NamedBy) {
  const { area } = usePersonsUnits();
  const paddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock'));
  return useMemo(() => {
    const nameOf = (row: ShapeRow) => nameOfRow(row, namedBy);
    const paddockNames = new Map(paddocks.map(({ uuid, data }) => [uuid, data.name]));
    const newNames = new Map(
      rows.filter(({ becomes }) => becomes === 'paddock').map((row) => [row.key, nameOf(row)] as const),
    );
    const live = paddocks.filter(({ data }) => data.retired_at === null).map(({ data }) => data.name);
    const shapeless = shapelessOf(paddocks, rows, namedBy);
    const taken = countNames([...live, ...newNames.values()]);
    const around: Around = { paddockNames, newNames, taken, shapeless, area };
    return { nameOf, shapeless, troublesOf: (row: ShapeRow) => troublesOf(row, nameOf(row), around) };
  }, [rows, namedBy, paddocks, area]);
}
