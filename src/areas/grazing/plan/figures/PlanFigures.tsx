import { isKnown } from '@domain/grazing/figure';
import { useNames } from '@records/useHerds';
import { Card } from '@shared/components/Card';
import { Figure, Figures, Lacking } from '@shared/components/Figures';
import { WhatTermsMean } from '@shared/components/WhatTermsMean';
import { FigureCell } from '@shared/figures/FigureCell';
import { daysInWords } from '@shared/lib/daysInWords';
import { numberInWords } from '@shared/units/units';
import { MonthsAhead } from './MonthsAhead';
import { PaddockPeriods } from './PaddockPeriods';
import { usePlanFigures } from './usePlanFigures';

const TENTHS = { factor: 1, digits: 1 };
const WHOLE = { factor: 1, digits: 0 };

/** What a plan is judged by: paddocks needed, grazing periods, carrying capacity, reserve, and demand against supply. */
export function PlanFigures() {
  const { living, plannedDays, recoveries, seasonDays, capacityAu, demandAu, reserveDays } = usePlanFigures();
  const nameOf = useNames();
  const season = (uuid: string) => (uuid === '' ? undefined : nameOf(uuid));
  const [short, long] = recoveries;
  const isNeedKnown = short.needed !== null && long.needed !== null;
  return (
    <>
      <Card>
        <h2>Figures of the plan</h2>
        <Figures>
          <Figure
            name="Paddocks needed"
            {...(isNeedKnown && { unit: `of ${numberInWords(living.length)}` })}
            more={
              plannedDays !== null &&
              `For a rest of ${numberInWords(short.restDays)} to ${daysInWords(long.restDays)}, grazed ${daysInWords(plannedDays, 1)} each`
            }
          >
            {short.needed === null || long.needed === null ? (
              <Lacking>nothing planned yet</Lacking>
            ) : (
              `${numberInWords(short.needed)} to ${numberInWords(long.needed)}`
            )}
          </Figure>
          {recoveries.map(({ name, restDays, meanDays }) => (
            <Figure
              key={name}
              name={`Grazing period, ${name.toLowerCase()} recovery`}
              {...(meanDays !== null && { unit: 'days, mean' })}
              more={`Rest of ${daysInWords(restDays)}, all herds as one`}
            >
              {meanDays === null ? <Lacking>needs two paddocks</Lacking> : numberInWords(meanDays, 1)}
            </Figure>
          ))}
          <Figure
            name="Carrying capacity"
            {...(isKnown(capacityAu) && { unit: 'AU' })}
            more={
              <>
                {seasonDays !== null && `Over the ${daysInWords(seasonDays)} of the season. `}Herds now:{' '}
                <FigureCell figure={demandAu} unit={TENTHS} short="AU" nameOf={nameOf} />
              </>
            }
          >
            <FigureCell figure={capacityAu} unit={TENTHS} nameOf={season} />
          </Figure>
          <Figure
            name="Reserve herd days"
            {...(reserveDays !== null && isKnown(reserveDays) && { unit: 'days' })}
            more="Forage left for all herds together"
          >
            {reserveDays === null ? (
              <Lacking>no demand</Lacking>
            ) : (
              <FigureCell figure={reserveDays} unit={WHOLE} nameOf={nameOf} />
            )}
          </Figure>
        </Figures>
        <WhatTermsMean terms={['AU']} />
      </Card>
      <MonthsAhead />
      <PaddockPeriods living={living} recoveries={recoveries} />
    </>
  );
}
