import type { Figure as FigureOf } from '@domain/grazing/figure';
import { isKnown } from '@domain/grazing/figure';
import type { HerdFigures } from '@domain/grazing/herdFigures';
import type { GroundInUse } from '@domain/grazing/density';
import type { PaddockFigures as FiguresOfPaddock } from '@domain/grazing/paddockFigures';
import { plural } from '@domain/words';
import { Card } from '@shared/components/Card';
import { Figure, Figures } from '@shared/components/Figures';
import { WhatTermsMean } from '@shared/components/WhatTermsMean';
import { adaName, numberInWords } from '@shared/units/units';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { FigureCell } from '@shared/figures/FigureCell';
import { restNumber, WHY_AT_LEAST } from '@shared/figures/restInWords';

interface PaddockFiguresProps {
  figures: FiguresOfPaddock;
  /** Those that are in it. */
  herds: readonly HerdFigures[];
  density: GroundInUse | null;
  /** Of feed, on the same ground and for all herds that are on it; null where no demand. */
  daysLeft: FigureOf | null;
  nameOf: (uuid: string) => string | undefined;
}

const PLAIN = { factor: 1, digits: 0 };
const inDays = (days: number): string => (Math.round(days * 10) === 10 ? 'day' : 'days');
const isSome = (figure: FigureOf): boolean => !isKnown(figure) || figure > 0;

/** The figures of a paddock as they are now and in the season. Gross is the grazing record; net leaves out hay eaten. */
export function PaddockFigures({ figures, herds, density, daysLeft, nameOf }: PaddockFiguresProps) {
  const units = usePersonsUnits();
  const othersName = (uuid: string) => (uuid === figures.uuid ? undefined : nameOf(uuid));
  const { gross, net, restDays, isRestAtLeast, restTargetDays, grazingDaysNow, estimateLb, forageLeftLb } = figures;
  const hasHay = isSome(figures.feedEatenLb);
  const ground = density?.paddockUuids ?? [];
  const isElsewhere = ground.some((uuid) => uuid !== figures.uuid);
  const onAll = isElsewhere ? `, on ${ground.map(nameOf).join(', ')}` : '';
  const names = herds.map(({ uuid }) => nameOf(uuid)).join(', ');
  return (
    <Card>
      <Figures>
        {grazingDaysNow === null ? (
          <Figure
            name="Rest days"
            more={`Target ${numberInWords(restTargetDays)} days${isRestAtLeast ? `. ${WHY_AT_LEAST}` : ''}`}
          >
            {restDays === null ? '---' : restNumber(restDays, isRestAtLeast)}
          </Figure>
        ) : (
          <Figure name="Grazing days" unit="now" more={names}>
            {numberInWords(grazingDaysNow, 1)}
          </Figure>
        )}
        <Figure
          name={`Season ${adaName(units.animalDays)}`}
          unit={units.isMetric && isKnown(gross.ada) ? units.animalDays.short : undefined}
          more={
            <>
              <FigureCell figure={gross.ad} unit={PLAIN} short="animal days" nameOf={othersName} />
              {hasHay && (
                <>
                  {', net '}
                  <FigureCell figure={net.ada} unit={units.animalDays} nameOf={othersName} />
                </>
              )}
            </>
          }
        >
          <FigureCell figure={gross.ada} unit={units.animalDays} nameOf={othersName} />
        </Figure>
        <Figure
          name="Forage taken"
          unit={isKnown(gross.forageLb) ? units.weight.short : undefined}
          more={
            hasHay ? (
              <>
                Net{' '}
                <FigureCell figure={net.forageLb} unit={units.weight} short={units.weight.short} nameOf={othersName} />,
                without the hay eaten
              </>
            ) : (
              `In ${numberInWords(figures.grazingDays, 1)} ${inDays(figures.grazingDays)} this season`
            )
          }
        >
          <FigureCell figure={gross.forageLb} unit={units.weight} nameOf={othersName} />
        </Figure>
        <Figure
          name="Forage left"
          unit={isKnown(forageLeftLb) ? units.weight.short : undefined}
          more={
            isKnown(estimateLb) && (
              <>
                Of <FigureCell figure={estimateLb} unit={units.weight} short={units.weight.short} nameOf={othersName} />
              </>
            )
          }
        >
          <FigureCell figure={forageLeftLb} unit={units.weight} nameOf={othersName} />
        </Figure>
        {daysLeft !== null && (
          <Figure
            name="Days of feed left"
            more={`${plural(herds.length, { one: 'For the herd that is in', other: 'For the herds that are in' })}${onAll}`}
          >
            <FigureCell figure={daysLeft} unit={PLAIN} nameOf={othersName} />
          </Figure>
        )}
        {density !== null && (
          <Figure
            name="Density now"
            unit={isKnown(density.lbPerAcre) ? units.yield.short : undefined}
            more={
              isKnown(density.headPerAcre) && (
                <>
                  {numberInWords(density.headPerAcre / units.area.factor, 1)} head per{' '}
                  {units.isMetric ? 'hectare' : 'acre'}
                  {density.isStrip && ' of the strip in use'}
                  {!density.isStrip && isElsewhere && ` of ${ground.map(nameOf).join(', ')}`}
                </>
              )
            }
          >
            <FigureCell figure={density.lbPerAcre} unit={units.yield} nameOf={othersName} />
          </Figure>
        )}
      </Figures>
      <WhatTermsMean terms={['Stay', 'AD', adaName(units.animalDays)]} />
    </Card>
  );
}
