import { isKnown } from '@domain/grazing/figure';
import { plural, t } from '@domain/words';
import { useNames } from '@records/useHerds';
import { CountsAsDry } from '@records/components/CountsAsDry';
import { Card } from '@shared/components/Card';
import { Figure, Figures, Lacking } from '@shared/components/Figures';
import { WhatTermsMean } from '@shared/components/WhatTermsMean';
import { FigureCell } from '@shared/figures/FigureCell';
import { daysInWords } from '@shared/lib/daysInWords';
import { numberInWords } from '@shared/units/units';
import { Trans } from '@shared/words';
import { meanUnit } from '../../report/meanUnit';
import { MonthsAhead } from './MonthsAhead';
import { PaddockPeriods } from './PaddockPeriods';
import { usePlanFigures, type Recovery } from './usePlanFigures';

const TENTHS = { factor: 1, digits: 1 };
const WHOLE = { factor: 1, digits: 0 };

const PERIODS: Readonly<Record<Recovery['which'], string>> = {
  short: t`Grazing period, short recovery`,
  long: t`Grazing period, long recovery`,
};

/** "For a rest of 45 to 90 days, grazed 9 days each". */
function restsInWords([short, long]: readonly [Recovery, Recovery], plannedDays: number): string {
  const [shortest, longest] = [numberInWords(short.restDays), daysInWords(long.restDays)];
  const grazed = daysInWords(plannedDays, 1);
  return t`For a rest of ${shortest} to ${longest}, grazed ${grazed} each`;
}

function neededInWords(short: number, long: number): string {
  const [fewest, most] = [numberInWords(short), numberInWords(long)];
  return t`${fewest} to ${most}`;
}

const restInWords = (days: string): string => t`Rest of ${days}, all herds as one`;
const seasonInWords = (days: string): string => t`Over the ${days} of the season.`;
const daysUnit = (days: number): string => plural(days, { one: 'days', other: 'days' });

/** What a plan is judged by: paddocks needed, grazing periods, carrying capacity, reserve, and demand against supply. */
export function PlanFigures() {
  const { living, plannedDays, recoveries, seasonDays, capacityAu, demandAu, reserveDays, eatenWithoutDryLb } =
    usePlanFigures();
  const nameOf = useNames();
  const season = (uuid: string) => (uuid === '' ? undefined : nameOf(uuid));
  const [short, long] = recoveries;
  const all = numberInWords(living.length);
  const isNeedKnown = short.needed !== null && long.needed !== null;
  return (
    <>
      <Card>
        <h2>{t`Figures of the plan`}</h2>
        <Figures>
          <Figure
            name={t`Paddocks needed`}
            {...(isNeedKnown && { unit: t({ message: `of ${all}`, comment: '"6 to 11 of 20", of paddocks' }) })}
            more={plannedDays !== null && restsInWords(recoveries, plannedDays)}
          >
            {short.needed === null || long.needed === null ? (
              <Lacking>{t`nothing planned yet`}</Lacking>
            ) : (
              neededInWords(short.needed, long.needed)
            )}
          </Figure>
          {recoveries.map(({ which, restDays, meanDays }) => (
            <Figure
              key={which}
              name={PERIODS[which]}
              {...(meanDays !== null && { unit: meanUnit(Number(meanDays.toFixed(1))) })}
              more={restInWords(daysInWords(restDays))}
            >
              {meanDays === null ? <Lacking>{t`needs two paddocks`}</Lacking> : numberInWords(meanDays, 1)}
            </Figure>
          ))}
          <Figure
            name={t`Carrying capacity`}
            {...(isKnown(capacityAu) && { unit: t`AU` })}
            more={
              <>
                {seasonDays !== null && `${seasonInWords(daysInWords(seasonDays))} `}
                <Trans>
                  Herds now: <FigureCell figure={demandAu} unit={TENTHS} short={t`AU`} nameOf={nameOf} />
                </Trans>
              </>
            }
          >
            <FigureCell figure={capacityAu} unit={TENTHS} nameOf={season} />
          </Figure>
          <Figure
            name={t`Reserve herd days`}
            {...(reserveDays !== null && isKnown(reserveDays) && { unit: daysUnit(Math.round(reserveDays)) })}
            more={t`Forage left for all herds together`}
          >
            {reserveDays === null ? (
              <Lacking>{t({ message: 'no demand', comment: 'of feed: nothing eats it' })}</Lacking>
            ) : (
              <FigureCell figure={reserveDays} unit={WHOLE} nameOf={nameOf} />
            )}
          </Figure>
        </Figures>
        <CountsAsDry lb={eatenWithoutDryLb} />
        <WhatTermsMean terms={['AU']} />
      </Card>
      <MonthsAhead />
      <PaddockPeriods living={living} recoveries={recoveries} />
    </>
  );
}
