import type { YearRow } from '@domain/landUnits/yearSheet';
import { t } from '@domain/words';
import { ANIMAL_NAMES } from '@records/herdWords';
import { useNames } from '@records/useHerds';
import { wordOf } from '@shared/lib/wording';
import { ReportTable } from '../report/ReportTable';
import { unitInWords } from './unitInWords';
import type { YearColumn } from './yearColumns';

const NONE = '---';

const animalInWords = ({ animal, headDays }: YearRow): string => {
  if (animal !== null) return wordOf(ANIMAL_NAMES, animal);
  return headDays === 0 ? NONE : t`Unknown`;
};

/** Some columns of the sheet: a row for each unit and class. */
export function YearTable({
  label,
  columns,
  rows,
}: {
  label: string;
  columns: readonly YearColumn[];
  rows: readonly YearRow[];
}) {
  const nameOf = useNames();
  return (
    <ReportTable
      label={label}
      columns={[{ name: t`Land`, isName: true }, { name: t`Animals` }, ...columns]}
      rows={rows.map((row) => ({
        key: `${row.unit.uuid} ${row.animal}`,
        cells: [unitInWords(row.unit), animalInWords(row), ...columns.map(({ cell }) => cell(row, nameOf))],
      }))}
    />
  );
}
