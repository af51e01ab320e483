import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { rainWithin } from '@domain/grazing/rain';
import { spanBefore, yearBefore } from '@domain/monitoring/yearBefore';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { selectAll, selectTimelines, type WithRecords } from '@records/index';
import { useNames } from '@records/useHerds';
import { FigureCell } from '@shared/figures/FigureCell';
import { restNumber } from '@shared/figures/restInWords';
import { Facts } from '@shared/components/Facts';
import { daysInWords } from '@shared/lib/daysInWords';
import { rainInWords } from '@shared/units/rainInWords';
import { adaName } from '@shared/units/units';

const NONE = '---';

/** How a paddock was used, and what it rained, in the year before a photo. @param at ms since 1970 */
export function UseBefore({ paddockUuid, at }: { paddockUuid: string | null; at: number }) {
  const timelines = useSelector(selectTimelines);
  const rain = useSelector((state: WithRecords) => selectAll(state, 'rain'));
  const units = usePersonsUnits();
  const nameOf = useNames();
  const { zone } = timelines.standard;
  const use = useMemo(
    () => (paddockUuid === null ? null : yearBefore(paddockUuid, at, timelines)),
    [paddockUuid, at, timelines],
  );
  const { inches } = rainWithin(rain, { ...spanBefore(at), season: null }, zone);
  const rest = use?.rest ?? null;
  const noRest = use?.isGrazed === true ? t`grazed that day` : NONE;
  return (
    <Facts>
      {use !== null && (
        <>
          <dt>{t`Days grazed in the year before`}</dt>
          <dd>{daysInWords(use.grazedDays)}</dd>
          <dt>{t`Days of rest`}</dt>
          <dd>{rest === null ? noRest : restNumber(rest.days, rest.isAtLeast)}</dd>
          <dt>{adaName(units.animalDays)}</dt>
          <dd>
            <FigureCell figure={use.ada} unit={units.animalDays} nameOf={nameOf} />
          </dd>
        </>
      )}
      <dt>{t`Rain of the year before`}</dt>
      <dd>{rainInWords(inches, units.rain)}</dd>
    </Facts>
  );
}
