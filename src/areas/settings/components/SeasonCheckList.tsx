import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { t } from '@domain/words';
import { selectAll, selectFigures, type WithRecords } from '@records/index';
import { Banner } from '@shared/components/Banner';
import { appPaths } from '@shared/paths';
import { herdHref, paddockHref } from '@shared/recordHrefs';
import { Trans } from '@shared/words';
import { checksOf, type SeasonChecks } from '../seasonChecks';
import type { Season } from '../seasonWords';
import styles from './SeasonCheckList.module.css';

/** As many as are named; the others are counted. */
const MOST_NAMED = 5;

interface NamesProps {
  of: SeasonChecks[keyof SeasonChecks];
  hrefOf: (uuid: string) => string;
}

function Names({ of, hrefOf }: NamesProps) {
  const more = of.length - MOST_NAMED;
  const names = of.slice(0, MOST_NAMED).map(({ uuid, name }, index) => (
    <span key={uuid}>
      {index > 0 && ', '}
      <Link translate="no" to={hrefOf(uuid)}>
        {name}
      </Link>
    </span>
  ));
  if (more <= 0) return names;
  return (
    <Trans>
      {names} and {more} more
    </Trans>
  );
}

function Check({ of, hrefOf, children }: NamesProps & { children: ReactNode }) {
  if (of.length === 0) return null;
  return (
    <li>
      {children} <Names of={of} hrefOf={hrefOf} />
    </li>
  );
}

/** What is worth a look before a season is ended; that nothing is missing, where that is so. */
export function SeasonCheckList({ season }: { season: Season }) {
  const figures = useSelector((state: WithRecords) => selectFigures(state, { seasonUuid: season.uuid }));
  const herds = useSelector((state: WithRecords) => selectAll(state, 'herd'));
  const paddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock'));
  const checks = checksOf(figures, herds, paddocks);
  const { withoutHead, withoutWeight, onPasture, withoutEstimate } = checks;
  const isWhole = [withoutHead, withoutWeight, onPasture, withoutEstimate].every(({ length }) => length === 0);
  return (
    <div className={styles.checks}>
      {isWhole ? (
        <Banner look="good">{t`Nothing is missing in this season’s record.`}</Banner>
      ) : (
        <Checks checks={checks} />
      )}
    </div>
  );
}

function Checks({ checks }: { checks: SeasonChecks }) {
  return (
    <Banner look="info">
      <p>{t`Worth a look before you end it:`}</p>
      <ul className={styles.list}>
        <Check of={checks.withoutHead} hrefOf={herdHref}>
          {t`Herds that haven’t been counted, so we don’t know what they grazed:`}
        </Check>
        <Check of={checks.withoutWeight} hrefOf={herdHref}>
          {t`Herds without a weight, so we don’t know what they grazed:`}
        </Check>
        <Check of={checks.withoutEstimate} hrefOf={paddockHref}>
          <Trans>
            Paddocks without a forage estimate (<Link to={appPaths.forageTable}>enter it for all</Link>):
          </Trans>
        </Check>
        <Check of={checks.onPasture} hrefOf={herdHref}>
          {t`Herds on pasture now. Their stays continue, and the season counts them up to its last day:`}
        </Check>
      </ul>
    </Banner>
  );
}
