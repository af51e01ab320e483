import type { Figure } from '@domain/grazing/figure';
import type { OrganicClass, OrganicReport, OrganicRow } from '@domain/organic/organicReport';
import { t } from '@domain/words';
import { EXEMPTION_NAMES } from '@records/evidenceWords';
import { ANIMAL_NAMES } from '@records/herdWords';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Card } from '@shared/components/Card';
import { Cell, HeadCell, Table, TableRow } from '@shared/components/Table';
import { FigureCell } from '@shared/figures/FigureCell';
import { wordOf } from '@shared/lib/wording';
import { numberInWords } from '@shared/units/units';
import styles from './organic.module.css';
import { daysOffInWords, judgedInWords, shareInWords } from './organicWords';

const TENTHS = { factor: 1, digits: 1 };
const NONE = '---';

function Asked({ row }: { row: OrganicRow }) {
  const nameOf = useNames();
  if (row.exempt !== 'none') return wordOf(EXEMPTION_NAMES, row.exempt);
  if (row.judgements.length === 0) return NONE;
  return (
    <ul className={styles.judged}>
      {row.judgements.map((judgement) => (
        <li key={judgement.check.figure}>{judgedInWords(judgement, row.figures, nameOf)}</li>
      ))}
    </ul>
  );
}

/** The names of the columns; dry matter is in the person's unit of weight. */
function useColumns(): readonly string[] {
  const { weight } = useRanchView();
  const unit = weight.short;
  return [
    t`Class`,
    t`Stage`,
    t`Mean head`,
    t`Season days`,
    t`Days grazed`,
    t`Days off pasture`,
    t`Demand, ${unit} DM`,
    t`Fed, ${unit} DM`,
    t`Share fed`,
    t`Share grazed`,
    t`Asked`,
  ];
}

function FiguresRow({ row, columns }: { row: OrganicRow; columns: readonly string[] }) {
  const { weight } = useRanchView();
  const nameOf = useNames();
  const { figures, herdUuid, animal, stage } = row;
  const shown = (figure: Figure | null, unit = TENTHS) =>
    figure === null ? NONE : <FigureCell figure={figure} unit={unit} nameOf={nameOf} />;
  const cells = [
    stage,
    shown(figures.meanHead),
    numberInWords(figures.seasonDays),
    shown(figures.daysGrazed),
    daysOffInWords(figures),
    shown(figures.demandLb, weight),
    shown(figures.fedLb, weight),
    shareInWords(figures.shareFed),
    shareInWords(figures.shareGrazed),
    <Asked key="asked" row={row} />,
  ];
  return (
    <TableRow>
      <HeadCell>
        {herdUuid === null ? (
          wordOf(ANIMAL_NAMES, animal)
        ) : (
          <span className={styles.herd} translate="no">
            {nameOf(herdUuid)}
          </span>
        )}
      </HeadCell>
      {cells.map((cell, index) => (
        <Cell key={columns[index + 1]} name={columns[index + 1] ?? ''}>
          {cell}
        </Cell>
      ))}
    </TableRow>
  );
}

const rowsOf = (each: OrganicClass): readonly OrganicRow[] => [each, ...each.herds];

/** A row for each class, and below it one for each of its herds. */
export function ClassTable({ report }: { report: OrganicReport }) {
  const columns = useColumns();
  return (
    <Card>
      <h3>{t`Classes`}</h3>
      {report.classes.length === 0 ? (
        <p>{t`No cattle, sheep, goats or bison of the ranch were counted in the grazing season.`}</p>
      ) : (
        <div className={styles.wide}>
          <Table label={t`Classes`} head={columns}>
            {report.classes.flatMap(rowsOf).map((row) => (
              <FiguresRow key={`${row.animal} ${row.herdUuid ?? ''}`} row={row} columns={columns} />
            ))}
          </Table>
        </div>
      )}
    </Card>
  );
}
