import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { isKnown } from '@domain/grazing/figure';
import { demandByMonth } from '@domain/planning/demandByMonth';
import { t } from '@domain/words';
import { selectFigures, type WithRecords } from '@records/index';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Card } from '@shared/components/Card';
import { Lacking } from '@shared/components/Figures';
import { StateChip } from '@shared/components/StateChip';
import { FigureCell } from '@shared/figures/FigureCell';
import { dateAt } from '@shared/time/ranchTime';
import { inUnit } from '@shared/units/units';
import { ReportTable } from '../../report/ReportTable';

const MONTHS = 6;

const shortInWords = (mass: string): string => t({ message: `${mass} short`, comment: 'as much forage is lacking' });

/** What the herds eat month by month against the forage that is left. */
export function MonthsAhead() {
  const figures = useSelector((state: WithRecords) => selectFigures(state));
  const { now, zone, weight } = useRanchView();
  const nameOf = useNames();
  const named = (uuid: string) => (uuid === '' ? undefined : nameOf(uuid));
  const months = useMemo(() => demandByMonth(figures, now, MONTHS), [figures, now]);
  return (
    <Card>
      <h2>{t`Forage demand against supply`}</h2>
      <p>
        {t`Forage left in this season’s estimates, minus what today’s herds eat each month. Expected growth is already in the estimates.`}
      </p>
      <ReportTable
        label={t`Forage demand against supply by month`}
        columns={[
          { name: t`From` },
          { name: t`Left then`, isNumber: true },
          { name: t`Demand`, isNumber: true },
          { name: t`Left after it`, isNumber: true },
        ]}
        rows={months.map(({ from, demandLb, leftLb, afterLb }) => ({
          key: String(from),
          cells: [
            dateAt(from, zone),
            isKnown(leftLb) ? (
              inUnit(Math.max(0, leftLb), weight)
            ) : (
              <FigureCell key="left" figure={leftLb} unit={weight} nameOf={named} />
            ),
            <FigureCell key="demand" figure={demandLb} unit={weight} short={weight.short} nameOf={named} />,
            !isKnown(afterLb) ? (
              <Lacking key="after">{t({ message: 'unknown', context: 'forage' })}</Lacking>
            ) : afterLb < 0 ? (
              <StateChip key="after" look="late">
                {shortInWords(inUnit(-afterLb, weight))}
              </StateChip>
            ) : (
              inUnit(afterLb, weight)
            ),
          ],
        }))}
      />
    </Card>
  );
}
