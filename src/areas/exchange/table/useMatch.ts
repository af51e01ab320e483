import { useMemo, useState } from 'react';
import { guessDecimalMark, type DecimalMark } from '@domain/formats/table/cellNumber';
import { cellTime, guessDayOrder } from '@domain/formats/table/cellTime';
import type { Table } from '@domain/formats/table/readTable';
import { useRanchView } from '@records/useRanchView';
import { rememberedMatch } from './rememberedMatch';
import { guessFields, guessKind, guessUnits, type Match, type TableKind } from './tableFields';

/** The fields that are days or times. */
export const DATES = ['date', 'out'];

/** The cells of the columns that are one of these fields. */
const cellsOf = ({ rows }: Table, { fields }: Pick<Match, 'fields'>, wanted: readonly string[]): string[] =>
  fields.flatMap((field, at) => (wanted.includes(field) ? rows.map(({ cells }) => cells[at] ?? '') : []));

function guessed(table: Table, isMetric: boolean): Match {
  const { columns, rows, delimiter } = table;
  const kind = guessKind(columns);
  const units = guessUnits(columns);
  const mark: DecimalMark = guessDecimalMark(rows.flatMap(({ cells }) => cells)) ?? (delimiter === ';' ? ',' : '.');
  return {
    kind,
    fields: guessFields(columns, kind),
    mark,
    order: null,
    isHectares: units.isHectares ?? isMetric,
    isKilograms: units.isKilograms ?? isMetric,
    animal: 'cows',
    makesUnknown: true,
    ...rememberedMatch(columns),
  };
}

/** The first cell that is another day, or none, when its day and month change places; undefined where all read alike. */
const readTwoWays = (cells: readonly string[]): string | undefined =>
  cells.find((cell) => JSON.stringify(cellTime(cell, 'day')) !== JSON.stringify(cellTime(cell, 'month')));

/** How a table is read: guessed, or as one with the same columns was, until the person says otherwise. */
export function useMatch(table: Table) {
  const { units } = useRanchView();
  const [chosen, setMatch] = useState(() => guessed(table, units === 'metric'));
  const { said, asked } = useMemo(() => {
    const cells = cellsOf(table, chosen, DATES);
    const order = guessDayOrder(cells);
    const twoWays = order === 'either' ? readTwoWays(cells) : undefined;
    return { said: order === 'either' && twoWays === undefined ? 'month' : order, asked: twoWays };
  }, [table, chosen]);
  const match = useMemo(
    (): Match => ({ ...chosen, order: said === 'either' ? chosen.order : said === 'none' ? null : said }),
    [chosen, said],
  );
  return {
    match,
    /** A cell by which the person says in which order days and months stand, where nothing else tells. */
    asked,
    change: (more: Partial<Match>) => setMatch({ ...chosen, ...more }),
    setKind: (kind: TableKind) => setMatch({ ...chosen, kind, fields: guessFields(table.columns, kind) }),
    /** No two columns are one field: another column that was it is left out. */
    setField: (column: number, field: string) =>
      setMatch({
        ...chosen,
        fields: chosen.fields.map((each, at) => (at === column ? field : each === field ? '' : each)),
      }),
  };
}
