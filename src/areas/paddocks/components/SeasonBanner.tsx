import { Link } from 'react-router';
import { t } from '@domain/words';
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
  const start = dayOf(starts_on);
  const end = ends_on === null ? null : dayOf(ends_on);
  return (
    <Banner look="info" action={<Link to={appPaths.paddocks}>{t`Back to now`}</Link>}>
      <h2>{t`Season ${name}`}</h2>
      <p>
        {isOver && end !== null
          ? t`${start} to ${end}. Everything below is as it was at the end of that day.`
          : t`From ${start}. Everything below is as it is now.`}
      </p>
    </Banner>
  );
}
