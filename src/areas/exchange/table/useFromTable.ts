import { useEffect, useState } from 'react';
import type { Table } from '@domain/formats/table/readTable';
import { herdRecords } from './herdRecords';
import { moveRecords } from './moveRecords';
import { paddockRecords } from './paddockRecords';
import type { Match, TableKind } from './tableFields';
import type { FromTable, TableGrounds, TableMaker } from './tableRecords';

const MAKERS: Readonly<Record<TableKind, TableMaker>> = {
  herds: herdRecords,
  paddocks: paddockRecords,
  moves: moveRecords,
};

/** What a table becomes, matched so, on the ranch as it stands; null while its rows are read, which they are in turns. */
export function useFromTable(table: Table, match: Match, grounds: TableGrounds): FromTable | null {
  const [last, setLast] = useState<{ match: Match; grounds: TableGrounds; made: FromTable }>();
  useEffect(() => {
    const reading = new AbortController();
    const { signal } = reading;
    void MAKERS[match.kind](table, match, grounds, signal).then((made) => {
      if (!signal.aborted) setLast({ match, grounds, made });
    });
    return () => reading.abort();
  }, [table, match, grounds]);
  return last?.match === match && last.grounds === grounds ? last.made : null;
}
