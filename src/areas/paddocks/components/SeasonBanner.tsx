import { Link } from 'react-router';
import { Banner } from '@shared/components/Banner';
import { appPaths } from '@shared/paths';
import { dayInWords } from '@shared/lib/dates';
import { useSeasonInAddress } from '../useSeasonInAddress';

const dayOf = (date: string): string => dayInWords(`${date}T12:00:00`);

/** Says that the page shows a season, and as of when; with the way back. */
export function SeasonBanner() {
  const { season, isOver } = useSeasonInAddress();
  if (season === undefined) return null;
  const { name, starts_on, ends_on } = season.data;
  return (
    <Banner look="info" action={<Link to={appPaths.paddocks}>Back to now</Link>}>
      <h2>Season {name}</h2>
      <p>
        {isOver && ends_on !== null
          ? `${dayOf(starts_on)} to ${dayOf(ends_on)}. Everything below is as it was at the end of that day.`
          : `From ${dayOf(starts_on)}. Everything below is as it is now.`}
      </p>
    </Banner>
  );
}
