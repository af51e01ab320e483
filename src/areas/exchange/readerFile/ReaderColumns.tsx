import type { ReaderColumn } from '@domain/animals/readerFile/ReaderColumn';
import { t } from '@domain/words';
import { Cell, HeadCell, Table, TableRow } from '@shared/components/Table';
import { LiveSelect } from '@shared/forms/LiveSelect';
import { COLUMN_NAMES } from './columnNames';
import styles from './ReaderColumns.module.css';
import type { ReaderChoosing } from './useReaderChoices';

const EXAMPLE_MAX = 40;

// Every column has its name, and nothing else has one.
const OPTIONS = (Object.keys(COLUMN_NAMES) as ReaderColumn[]).map((value) => ({ value, label: COLUMN_NAMES[value] }));

/** What each column of a file is, with its first cells; the person can say otherwise. */
export function ReaderColumns({ file, setColumn }: Pick<ReaderChoosing, 'file' | 'setColumn'>) {
  return (
    <Table label={t`Columns of the file`} head={[t`Column`, t`First lines`, t`What it is`]}>
      {file.columns.map((is, at) => {
        const number = at + 1;
        const name = file.names[at] || t`Column ${number}`;
        return (
          <TableRow key={at}>
            <HeadCell>{name}</HeadCell>
            <Cell name={t`First lines`}>
              {(file.examples[at] ?? []).map((cell) => cell.slice(0, EXAMPLE_MAX)).join(' · ')}
            </Cell>
            <Cell name={t`What it is`}>
              <div className={styles.what}>
                <LiveSelect
                  aria-label={t`What ${name} is`}
                  value={is}
                  options={OPTIONS}
                  onChange={(value) => setColumn(at, OPTIONS.find((each) => each.value === value)?.value ?? '')}
                />
              </div>
            </Cell>
          </TableRow>
        );
      })}
    </Table>
  );
}
