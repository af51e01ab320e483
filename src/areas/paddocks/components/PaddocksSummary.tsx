import { isKnown } from '@domain/grazing/figure';
import { daysOfFeed } from '@domain/grazing/daysLeft';
import { useSelector } from 'react-redux';
import { selectRanchFigures, type WithRecords } from '@records/index';
import { lackingInWords } from '@shared/figures/lacking';
import { numberInWords } from '@shared/units/units';
import { useNames } from '../useNames';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { useSeasonInAddress } from '../useSeasonInAddress';

/** How much land there is, what is left on it, and how long that lasts the herds. */
export function PaddocksSummary() {
  const { when } = useSeasonInAddress();
  const { paddocks, acres, forageLeftLb, dailyDemandLb } = useSelector((state: WithRecords) =>
    selectRanchFigures(state, when),
  );
  const { area, weight } = usePersonsUnits();
  const nameOf = useNames();
  const days = daysOfFeed(forageLeftLb, dailyDemandLb);
  return (
    <>
      <b>{numberInWords(paddocks)}</b> {paddocks === 1 ? 'paddock' : 'paddocks'}
      {isKnown(acres) && (
        <>
          , <b>{numberInWords(acres * area.factor, area.digits)}</b> {area.name}
        </>
      )}
      {isKnown(forageLeftLb) ? (
        <>
          , <b>{numberInWords(forageLeftLb * weight.factor)}</b> {weight.short} of forage left
        </>
      ) : (
        <>. Forage left: {lackingInWords(forageLeftLb, nameOf)}</>
      )}
      {days !== null && isKnown(days) && (
        <>
          : <b>{numberInWords(days)}</b> {Math.round(days) === 1 ? 'day' : 'days'} for all herds
        </>
      )}
    </>
  );
}
