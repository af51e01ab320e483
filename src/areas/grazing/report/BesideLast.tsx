import { isKnown } from '@domain/grazing/figure';
import { seasonInstants } from '@domain/grazing/seasons';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { useNames } from '@records/useHerds';
import { Card } from '@shared/components/Card';
import { FigureCell } from '@shared/figures/FigureCell';
import { numberInWords } from '@shared/units/units';
import { linesOf, type Line } from './linesOf';
import { ReportTable } from './ReportTable';
import type { Report } from './useReport';

const NONE = '---';

/** "+12", "−3", "0"; nothing where one of the two is not known. */
function changeInWords({ figure: now, unit }: Line, before: Line['figure']): string {
  if (now === null || before === null || !isKnown(now) || !isKnown(before)) return '';
  const change = numberInWords((now - before) * unit.factor, unit.digits);
  if (change === '-0') return '0';
  return now > before && change !== '0' ? `+${change}` : change.replace('-', '−');
}

/** Whether the season that is reported has ended. */
const isOver = ({ period: { season, until }, timelines }: Report['figures']): boolean =>
  season !== null && seasonInstants(season, timelines.standard.zone).ends <= until;

/** This season's figures next to the figures of the season of its type before, to the same day of its course. */
export function BesideLast({ report: { season, before, totals, figures } }: { report: Report }) {
  const units = usePersonsUnits();
  const nameOf = useNames();
  if (season === null || before === null) return null;
  const [name, nameBefore] = [season.data.name, before.season.data.name];
  const lines = linesOf(totals, units);
  const linesBefore = linesOf(before.totals, units);
  const cell = ({ figure, unit, none = NONE }: Line) =>
    figure === null ? none : <FigureCell figure={figure} unit={unit} nameOf={nameOf} />;
  return (
    <Card>
      <h2>{t`${name} compared with ${nameBefore}`}</h2>
      {!isOver(figures) && <p>{t`The season before is read to the same day of its course.`}</p>}
      <ReportTable
        label={t`Compared with the season before`}
        columns={[
          { name: t`Figure` },
          { name, isNumber: true },
          { name: nameBefore, isNumber: true },
          { name: t({ message: 'Change', context: 'from the season before' }), isNumber: true },
        ]}
        rows={lines.map((line, index) => {
          const other = linesBefore[index] ?? line;
          return { key: line.name, cells: [line.name, cell(line), cell(other), changeInWords(line, other.figure)] };
        })}
      />
    </Card>
  );
}
