import { cellTime, type DayOrder } from '@domain/formats/table/cellTime';
import type { Table as TableFile } from '@domain/formats/table/readTable';
import { ANIMALS } from '@contract/grazing/animals';
import { ANIMAL_NAMES } from '@records/herdWords';
import { Cell, HeadCell, Table, TableRow } from '@shared/components/Table';
import { LiveSelect } from '@shared/forms/LiveSelect';
import { dateAt } from '@shared/time/ranchTime';
import { FIELDS, type Match } from './tableFields';
import styles from './TablePreview.module.css';
import { DATES, type useMatch } from './useMatch';

const EXAMPLES = 3;

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A choice with its words above it. */
function Choice({ label, ...select }: ChoiceProps) {
  return (
    <div className={styles.choice}>
      <span aria-hidden="true">{label}</span>
      <LiveSelect aria-label={label} {...select} />
    </div>
  );
}

interface TableMatchingProps extends ReturnType<typeof useMatch> {
  table: TableFile;
}

const KINDS = [
  { value: 'herds', label: 'Herds and their counts' },
  { value: 'paddocks', label: 'Paddocks' },
  { value: 'moves', label: 'Moves' },
] as const;

const is = (fields: readonly string[], ...wanted: readonly string[]) => wanted.some((field) => fields.includes(field));

/** The day of a cell in words, when it is read in this order: "March 4, 2025". */
function dayRead(cell: string, order: DayOrder): string {
  const read = cellTime(cell, order);
  return read !== null && 'day' in read ? dateAt(Date.parse(`${read.day}T12:00:00Z`), null) : 'No day';
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
    <div className={styles.choices}>
      <Choice
        label="What the table has"
        value={kind}
        options={KINDS}
        onChange={(value) => setKind(KINDS.find((each) => each.value === value)?.value ?? kind)}
      />
      {is(fields, 'area', 'grazeableArea') && (
        <Choice
          label="Areas are in"
          value={isHectares ? 'ha' : 'ac'}
          options={[
            { value: 'ac', label: 'Acres' },
            { value: 'ha', label: 'Hectares' },
          ]}
          onChange={(value) => change({ isHectares: value === 'ha' })}
        />
      )}
      {is(fields, 'weight', 'totalWeight', 'gain') && (
        <Choice
          label="Weights are in"
          value={isKilograms ? 'kg' : 'lb'}
          options={[
            { value: 'lb', label: 'Pounds' },
            { value: 'kg', label: 'Kilograms' },
          ]}
          onChange={(value) => change({ isKilograms: value === 'kg' })}
        />
      )}
      <Choice
        label="Decimals are written"
        value={mark}
        options={[
          { value: '.', label: 'As 1.5' },
          { value: ',', label: 'As 1,5' },
        ]}
        onChange={(value) => change({ mark: value === ',' ? ',' : '.' })}
      />
      {asked !== undefined && (
        <Choice
          label={`${asked} means`}
          value={order ?? ''}
          options={[
            { value: '', label: 'Choose' },
            { value: 'month', label: dayRead(asked, 'month') },
            { value: 'day', label: dayRead(asked, 'day') },
          ]}
          onChange={(value) => change({ order: value === 'day' || value === 'month' ? value : null })}
        />
      )}
      {kind === 'herds' && is(fields, 'head') && (
        <Choice
          label={is(fields, 'animal') ? 'Animals where none are named' : 'Animals are'}
          value={animal}
          options={ANIMALS.map((value) => ({ value, label: ANIMAL_NAMES[value] }))}
          onChange={(value) => change({ animal: ANIMALS.find((each) => each === value) ?? animal })}
        />
      )}
    </div>
  );
}

/** What each column of a table is, with its first cells, and how the cells are written. */
export function TableMatching({ table, ...matching }: TableMatchingProps) {
  const { match, setField } = matching;
  const options = [
    { value: '', label: 'Left out' },
    ...FIELDS[match.kind].map(({ name, label }) => ({ value: name, label })),
  ];
  return (
    <>
      <Writing {...matching} />
      <Table label="Columns of the table" head={['Column', 'First rows', 'What it is']}>
        {table.columns.map((column, at) => {
          const name = column === '' ? `Column ${at + 1}` : column;
          return (
            <TableRow key={at}>
              <HeadCell>{name}</HeadCell>
              <Cell name="First rows">
                {table.rows
                  .slice(0, EXAMPLES)
                  .map(({ cells }) => cellRead(cells[at] ?? '', match, is(DATES, match.fields[at] ?? '')))
                  .filter((cell) => cell !== '')
                  .join(' · ')}
              </Cell>
              <Cell name="What it is">
                <LiveSelect
                  aria-label={`What ${name} is`}
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
