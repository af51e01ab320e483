import { isKnown, type Missing } from '@domain/grazing/figure';
import { daysOfFeed } from '@domain/grazing/daysLeft';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { plural } from '@domain/words';
import { selectRanchFigures, type WithRecords } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { appPaths } from '@shared/paths';
import { lackingInWords } from '@shared/figures/lacking';
import { numberInWords } from '@shared/units/units';
import { Trans } from '@shared/words';
import { useNames } from '../useNames';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import { useSeasonInAddress } from '../useSeasonInAddress';

const lacksEstimate = ({ lacks }: Missing) => lacks.some(({ what }) => what === 'estimate');

/** "12 paddocks, 66 acres" */
function Land({ paddocks, acres }: { paddocks: number; acres: number | null }) {
  const { area, isMetric } = usePersonsUnits();
  const size = Number(((acres ?? 0) * area.factor).toFixed(area.digits));
  return (
    <>
      <b>{numberInWords(paddocks)}</b> {plural(paddocks, { one: 'paddock', other: 'paddocks' })}
      {acres !== null && (
        <>
          , <b>{numberInWords(acres * area.factor, area.digits)}</b>{' '}
          {isMetric
            ? plural(size, { one: 'hectares', other: 'hectares' })
            : plural(size, { one: 'acres', other: 'acres' })}
        </>
      )}
    </>
  );
}

/** How much land there is, what is left on it, and how long that lasts the herds. */
export function PaddocksSummary() {
  const { when } = useSeasonInAddress();
  const { paddocks, acres, forageLeftLb, dailyDemandLb } = useSelector((state: WithRecords) =>
    selectRanchFigures(state, when),
  );
  const { weight } = usePersonsUnits();
  const { mayRecord } = useRanchView();
  const nameOf = useNames();
  const days = daysOfFeed(forageLeftLb, dailyDemandLb);
  const land = <Land paddocks={paddocks} acres={isKnown(acres) ? acres : null} />;
  if (!isKnown(forageLeftLb)) {
    const lacking = lackingInWords(forageLeftLb, nameOf);
    return lacksEstimate(forageLeftLb) && mayRecord ? (
      <Trans>
        {land}. Forage left: {lacking}. <Link to={appPaths.forageTable}>Enter forage</Link>
      </Trans>
    ) : (
      <Trans>
        {land}. Forage left: {lacking}
      </Trans>
    );
  }
  const forage = numberInWords(forageLeftLb * weight.factor);
  const { short } = weight;
  if (days === null || !isKnown(days)) {
    return (
      <Trans>
        {land}, <b>{forage}</b> {short} of forage left
      </Trans>
    );
  }
  const wholeDays = Math.round(days);
  const number = numberInWords(days);
  const daysLeft = plural(wholeDays, { one: 'day', other: 'days' });
  return (
    <Trans>
      {land}, <b>{forage}</b> {short} of forage left: <b>{number}</b> {daysLeft} for all herds
    </Trans>
  );
}
