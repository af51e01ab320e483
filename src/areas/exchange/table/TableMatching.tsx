import { cellTime, type DayOrder } from '@domain/formats/table/cellTime';
import type { Table as TableFile } from '@domain/formats/table/readTable';
import { ANIMALS } from '@contract/grazing/animals';
import { t } from '@domain/words';
import { ANIMAL_NAMES } from '@records/herdWords';
import { Cell, HeadCell, Table, TableRow } from '@shared/components/Table';
import { LiveSelect } from '@shared/forms/LiveSelect';
import { dateAt } from '@shared/time/ranchTime';
import { Choice, Choices } from '../bringing/Choice';
import { FIELDS, type Match } from './tableFields';
import { DATES, type useMatch } from './useMatch';

const EXAMPLES = 3;

interface TableMatchingProps extends ReturnType<typeof useMatch> {
  table: TableFile;
}

const KINDS = [
  { value: 'herds', label: t`Herds and their counts` },
  { value: 'paddocks', label: t`Paddocks` },
  { value: 'moves', label: t`Moves` },
] as const;

const is = (fields: readonly string[], ...wanted: readonly string[]) => wanted.some((field) => fields.includes(field));

/** The day of a cell in words, when it is read in this order: "March 4, 2025". */
function dayRead(cell: string, order: DayOrder): string {
  const read = cellTime(cell, order);
  return read !== null && 'day' in read ? dateAt(Date.parse(`${read.day}T12:00:00Z`), null) : t`No day`;
}

/** A cell as it is read: "06/09/2026: Sep 6, 2026" for what may be a day and is not ISO 8601, for others as it stands. */
function cellRead(cell: string, { order }: Match, isDate: boolean): string {
  const short = cell.slice(0, 40);
  const isPlain = !isDate || cell === '' || cellTime(cell, null) !== null;
  return isPlain || order === null ? short : `${short}: ${dayRead(cell, order)}`;
}

/** How the cells are written: units, decimals, dates, and what they do not say. */
function Writing({ match, asked, change, setKind }: Omit<TableMatchingProps, 'table'>) {
  const { kind, fields, mark, order, isHectares, isKilograms, animal } = match;
  return (
    <Choices>
      <Choice
        label={t`What the table has`}
        value={kind}
        options={KINDS}
        onChange={(value) => setKind(KINDS.find((each) => each.value === value)?.value ?? kind)}
      />
      {is(fields, 'area', 'grazeableArea') && (
        <Choice
          label={t`Areas are in`}
          value={isHectares ? 'ha' : 'ac'}
          options={[
            { value: 'ac', label: t`Acres` },
            { value: 'ha', label: t`Hectares` },
          ]}
          onChange={(value) => change({ isHectares: value === 'ha' })}
        />
      )}
      {is(fields, 'weight', 'totalWeight', 'gain') && (
        <Choice
          label={t`Weights are in`}
          value={isKilograms ? 'kg' : 'lb'}
          options={[
            { value: 'lb', label: t`Pounds` },
            { value: 'kg', label: t`Kilograms` },
          ]}
          onChange={(value) => change({ isKilograms: value === 'kg' })}
        />
      )}
      <Choice
        label={t`Decimals are written`}
        value={mark}
        options={[
          { value: '.', label: t`As 1.5` },
          { value: ',', label: t`As 1,5` },
        ]}
        onChange={(value) => change({ mark: value === ',' ? ',' : '.' })}
      />
      {asked !== undefined && (
        <Choice
          label={t`${asked} means`}
          value={order ?? ''}
          options={[
            { value: '', label: t`Choose` },
            { value: 'month', label: dayRead(asked, 'month') },
            { value: 'day', label: dayRead(asked, 'day') },
          ]}
          onChange={(value) => change({ order: value === 'day' || value === 'month' ? value : null })}
        />
      )}
      {kind === 'herds' && is(fields, 'head') && (
        <Choice
          label={is(fields, 'animal') ? t`Animals where none are named` : t`Animals are`}
          value={animal}
          options={ANIMALS.map((value) => ({ value, label: ANIMAL_NAMES[value] }))}
          onChange={(value) => change({ animal: ANIMALS.find((each) => each === value) ?? animal })}
        />
      )}
    </Choices>
  );
}

/** What each column of a table is, with its first cells, and how the cells are written. */
export function TableMatching({ table, ...matching }: TableMatchingProps) {
  const { match, setField } = matching;
  const options = [
    { value: '', label: t({ message: 'Left out', context: 'a column' }) },
    ...FIELDS[match.kind].map(({ name, label }) => ({ value: name, label })),
  ];
  return (
    <>
      <Writing {...matching} />
      <Table label={t`Columns of the table`} head={[t`Column`, t`First rows`, t`What it is`]}>
        {table.columns.map((column, at) => {
          const number = at + 1;
          const name = column === '' ? t`Column ${number}` : column;
          return (
            <TableRow key={at}>
              <HeadCell>{name}</HeadCell>
              <Cell name={t`First rows`}>
                {table.rows
                  .slice(0, EXAMPLES)
                  .map(({ cells }) => cellRead(cells[at] ?? '', match, is(DATES, match.fields[at] ?? '')))
                  .filter((cell) => cell !== '')
                  .join(' · ')}
              </Cell>
              <Cell name={t`What it is`}>
                <LiveSelect
                  aria-label={t`What ${name} is`}
                  value={match.fields[at] ?? ''}
                  options={options}
                  onChange={(field) => setField(at, field)}
                />
              </Cell>
            </TableRow>
          );
        })}
      </Table>
    </>
  );
}
