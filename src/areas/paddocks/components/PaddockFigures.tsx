import type { Figure as FigureOf } from '@domain/grazing/figure';
import { isKnown } from '@domain/grazing/figure';
import type { HerdFigures } from '@domain/grazing/herdFigures';
import type { GroundInUse } from '@domain/grazing/density';
import type { PaddockFigures as FiguresOfPaddock } from '@domain/grazing/paddockFigures';
import { plural, t } from '@domain/words';
import { CountsAsDry } from '@records/components/CountsAsDry';
import { Card } from '@shared/components/Card';
import { Figure, Figures } from '@shared/components/Figures';
import { WhatTermsMean } from '@shared/components/WhatTermsMean';
import { adaName, adaTerm, numberInWords } from '@shared/units/units';
import { usePersonsUnits, type PersonsUnits } from '@features/user/usePersonsUnits';
import { FigureCell } from '@shared/figures/FigureCell';
import { restNumber, WHY_AT_LEAST } from '@shared/figures/restInWords';
import { Trans } from '@shared/words';

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
const inTenths = (value: number): number => Math.round(value * 10) / 10;
const isSome = (figure: FigureOf): boolean => !isKnown(figure) || figure > 0;

/** "0.6 head per acre of Creek, Mesa"; without names where the ground is the paddock itself. */
function densityInWords(head: number, { isMetric }: PersonsUnits, isStrip: boolean, paddocks: string | null): string {
  if (isMetric) {
    if (isStrip)
      return t`${plural(head, { one: '# head per hectare', other: '# head per hectare' })} of the strip in use`;
    if (paddocks === null) return plural(head, { one: '# head per hectare', other: '# head per hectare' });
    return t`${plural(head, { one: '# head per hectare', other: '# head per hectare' })} of ${paddocks}`;
  }
  if (isStrip) return t`${plural(head, { one: '# head per acre', other: '# head per acre' })} of the strip in use`;
  if (paddocks === null) return plural(head, { one: '# head per acre', other: '# head per acre' });
  return t`${plural(head, { one: '# head per acre', other: '# head per acre' })} of ${paddocks}`;
}

/** The figures of a paddock as they are now and in the season. Gross is the grazing record; net leaves out hay eaten. */
export function PaddockFigures({ figures, herds, density, daysLeft, nameOf }: PaddockFiguresProps) {
  const units = usePersonsUnits();
  const othersName = (uuid: string) => (uuid === figures.uuid ? undefined : nameOf(uuid));
  const { gross, net, restDays, isRestAtLeast, restTargetDays, grazingDaysNow, estimateLb, forageLeftLb } = figures;
  const hasHay = isSome(figures.feedEatenLb);
  const ground = density?.paddockUuids ?? [];
  const isElsewhere = ground.some((uuid) => uuid !== figures.uuid);
  const paddocks = ground.map(nameOf).join(', ');
  const names = herds.map(({ uuid }) => nameOf(uuid)).join(', ');
  const count = herds.length;
  const target = plural(restTargetDays, { one: 'Target # days', other: 'Target # days' });
  const grazingDays = inTenths(figures.grazingDays);
  const ada = adaName(units.animalDays);
  const days = isKnown(gross.ad) ? Math.round(gross.ad) : 0;
  const animalDays = plural(days, { one: 'animal days', other: 'animal days' });
  const ad = <FigureCell figure={gross.ad} unit={PLAIN} short={animalDays} nameOf={othersName} />;
  const netAda = <FigureCell figure={net.ada} unit={units.animalDays} nameOf={othersName} />;
  const inWeight = { unit: units.weight, short: units.weight.short, nameOf: othersName };
  const netForage = <FigureCell figure={net.forageLb} {...inWeight} />;
  const estimate = <FigureCell figure={estimateLb} {...inWeight} />;
  return (
    <Card>
      <Figures>
        {grazingDaysNow === null ? (
          <Figure name={t`Rest days`} more={isRestAtLeast ? `${target}. ${WHY_AT_LEAST}` : target}>
            {restDays === null ? '---' : restNumber(restDays, isRestAtLeast)}
          </Figure>
        ) : (
          <Figure
            name={t`Grazing days`}
            unit={t({ message: 'now', context: 'days until now' })}
            more={<span translate="no">{names}</span>}
          >
            {numberInWords(grazingDaysNow, 1)}
          </Figure>
        )}
        <Figure
          name={t`Season ${ada}`}
          unit={units.isMetric && isKnown(gross.ada) ? units.animalDays.short : undefined}
          more={
            hasHay ? (
              <Trans>
                {ad}, net {netAda}
              </Trans>
            ) : (
              ad
            )
          }
        >
          <FigureCell figure={gross.ada} unit={units.animalDays} nameOf={othersName} />
        </Figure>
        <Figure
          name={t`Forage taken`}
          unit={isKnown(gross.forageLb) ? units.weight.short : undefined}
          more={
            hasHay ? (
              <Trans>Net {netForage}, without the hay eaten</Trans>
            ) : (
              plural(grazingDays, { one: 'In # day this season', other: 'In # days this season' })
            )
          }
        >
          <FigureCell figure={gross.forageLb} unit={units.weight} nameOf={othersName} />
        </Figure>
        <Figure
          name={t`Forage left`}
          unit={isKnown(forageLeftLb) ? units.weight.short : undefined}
          more={isKnown(estimateLb) && <Trans>Of {estimate}</Trans>}
        >
          <FigureCell figure={forageLeftLb} unit={units.weight} nameOf={othersName} />
        </Figure>
        {daysLeft !== null && (
          <Figure
            name={t`Days of feed left`}
            more={
              isElsewhere
                ? t`${plural(count, { one: 'For the herd that is in', other: 'For the herds that are in' })}, on ${paddocks}`
                : plural(count, { one: 'For the herd that is in', other: 'For the herds that are in' })
            }
          >
            <FigureCell figure={daysLeft} unit={PLAIN} nameOf={othersName} />
          </Figure>
        )}
        {density !== null && (
          <Figure
            name={t`Density now`}
            unit={isKnown(density.lbPerAcre) ? units.yield.short : undefined}
            more={
              isKnown(density.headPerAcre) &&
              densityInWords(
                inTenths(density.headPerAcre / units.area.factor),
                units,
                density.isStrip,
                isElsewhere ? paddocks : null,
              )
            }
          >
            <FigureCell figure={density.lbPerAcre} unit={units.yield} nameOf={othersName} />
          </Figure>
        )}
      </Figures>
      <CountsAsDry lb={figures.eatenWithoutDryLb} />
      <WhatTermsMean terms={['Stay', 'AD', adaTerm(units.animalDays)]} />
    </Card>
  );
}
