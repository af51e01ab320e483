import type { Figure } from '@domain/grazing/figure';
import type { OrganicReport } from '@domain/organic/organicReport';
import { t } from '@domain/words';
import { ANIMAL_NAMES } from '@records/herdWords';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Card } from '@shared/components/Card';
import { FigureCell } from '@shared/figures/FigureCell';
import { wordOf } from '@shared/lib/wording';
import { shortMonth } from '@shared/time/editionInWords';
import { numberInWords } from '@shared/units/units';
import { ReportTable } from '../report/ReportTable';
import { daysOffInWords, shareInWords } from './organicWords';

const NONE = '---';

/** Each class by month, since a ration changes through the year. */
export function MonthTable({ report }: { report: OrganicReport }) {
  const { weight } = useRanchView();
  const nameOf = useNames();
  const unit = weight.short;
  const shown = (figure: Figure | null, of: Parameters<typeof FigureCell>[0]['unit']) =>
    figure === null ? NONE : <FigureCell figure={figure} unit={of} nameOf={nameOf} />;
  const rows = report.classes.flatMap(({ animal, months }) =>
    [...months].map(([month, figures]) => {
      const [name, when] = [wordOf(ANIMAL_NAMES, animal), shortMonth(month)];
      return {
        key: `${animal} ${month}`,
        cells: [
          t`${name}, ${when}`,
          numberInWords(figures.daysAll),
          daysOffInWords(figures),
          shown(figures.demandLb, weight),
          shown(figures.fedLb, weight),
          shareInWords(figures.shareFed),
          shareInWords(figures.shareGrazed),
          shareInWords(figures.roughageShare),
        ],
      };
    }),
  );
  if (rows.length === 0) return null;
  return (
    <Card>
      <h3>{t`By month`}</h3>
      <ReportTable
        label={t`By month`}
        columns={[
          { name: t`Class and month` },
          { name: t`Days all grazed`, isNumber: true },
          { name: t`Days off pasture` },
          { name: t`Demand, ${unit} DM`, isNumber: true },
          { name: t`Fed, ${unit} DM`, isNumber: true },
          { name: t`Share fed`, isNumber: true },
          { name: t`Share grazed`, isNumber: true },
          { name: t`Share of roughage`, isNumber: true },
        ]}
        rows={rows}
      />
    </Card>
  );
}
