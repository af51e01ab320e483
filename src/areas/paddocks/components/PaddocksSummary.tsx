import { isKnown, type Missing } from '@domain/grazing/figure';
import { daysOfFeed } from '@domain/grazing/daysLeft';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { selectRanchFigures, type WithRecords } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { appPaths } from '@shared/paths';
import { lackingInWords } from '@shared/figures/lacking';
import { numberInWords } from '@shared/units/units';
import { useNames } from '../useNames';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { useSeasonInAddress } from '../useSeasonInAddress';

const lacksEstimate = ({ lacks }: Missing) => lacks.some(({ what }) => what === 'estimate');

/** How much land there is, what is left on it, and how long that lasts the herds. */
export function PaddocksSummary() {
  const { when } = useSeasonInAddress();
  const { paddocks, acres, forageLeftLb, dailyDemandLb } = useSelector((state: WithRecords) =>
    selectRanchFigures(state, when),
  );
  const { area, weight } = usePersonsUnits();
  const { mayRecord } = useRanchView();
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
        <>
          . Forage left: {lackingInWords(forageLeftLb, nameOf)}
          {lacksEstimate(forageLeftLb) && mayRecord && (
            <>
              . <Link to={appPaths.forageTable}>Enter forage</Link>
            </>
          )}
        </>
      )}
      {days !== null && isKnown(days) && (
        <>
          : <b>{numberInWords(days)}</b> {Math.round(days) === 1 ? 'day' : 'days'} for all herds
        </>
      )}
    </>
  );
}
