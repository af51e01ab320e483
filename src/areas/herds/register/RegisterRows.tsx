import { Fragment } from 'react';
import { Cell, HeadCell, Table, TableRow } from '@shared/components/Table';
import { NOT_RECORDED } from '@shared/units/rainInWords';
import type { CellParts, Part } from './registerPart';
import styles from './register.module.css';
import type { RegisterTable } from './useRegister';

/** What a register doesn't ask for in this row. */
const NOT_ASKED = '–';

function PartInWords({ of, text }: Part) {
  return (
    <>
      {of !== undefined && `${of}: `}
      {text ?? <em className={styles.missing}>{NOT_RECORDED}</em>}
    </>
  );
}

function PartsInWords({ parts }: { parts: CellParts }) {
  if (parts.length === 0) return NOT_ASKED;
  return parts.map((part, index) => (
    <Fragment key={part.of ?? index}>
      {index > 0 && '; '}
      <PartInWords {...part} />
    </Fragment>
  ));
}

/** A table of a register. */
export function RegisterRows({ label, table }: { label: string; table: RegisterTable }) {
  const { columns, rows } = table;
  return (
    <Table label={label} head={columns}>
      {rows.map(({ uuid, cells: [first = [], ...others] }) => (
        <TableRow key={uuid}>
          <HeadCell>
            <PartsInWords parts={first} />
          </HeadCell>
          {others.map((parts, index) => (
            <Cell key={columns[index + 1]} name={columns[index + 1] ?? ''}>
              <PartsInWords parts={parts} />
            </Cell>
          ))}
        </TableRow>
      ))}
    </Table>
  );
}
