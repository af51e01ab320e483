import { useSelector } from 'react-redux';
import { plural, t } from '@domain/words';
import type { OpenEntryDialog } from '@entries/entryKinds';
import { selectRanch } from '@features/user';
import { SealFoot } from '@records/seal/SealFoot';
import { useRanchView } from '@records/useRanchView';
import { editionInWords } from '@shared/time/editionInWords';
import { timeAt } from '@shared/time/ranchTime';
import { ClassTable } from './ClassTable';
import { DemandMethods } from './DemandMethods';
import { FedTable } from './FedTable';
import { MonthTable } from './MonthTable';
import sheet from '../sheet/sheet.module.css';
import styles from './organic.module.css';
import { OrganicWarnings } from './OrganicWarnings';
import { PasturePlan } from './plan/PasturePlan';
import { SeasonConfinements } from './SeasonConfinements';
import type { Organic } from './useOrganicReport';

/** The rule text that the figures are by, and of which day it is. */
function ruleInWords({ name, rule, read_on: readOn }: Organic['report']['rules']): string {
  if (rule === '') return name;
  const edition = editionInWords(readOn);
  return t`Figures by ${rule} (${name}), ${edition}`;
}

function Head({ organic: { report } }: { organic: Organic }) {
  const ranch = useSelector(selectRanch)?.name ?? '';
  const { rules, seasonDays, isSoFar } = report;
  const year = String(report.year);
  const days = plural(seasonDays, { one: '# day of grazing season', other: '# days of grazing season' });
  return (
    <header>
      <p className={sheet.ranch} translate="no">
        {ranch}
      </p>
      <h2>{t`Organic grazing report ${year}`}</h2>
      <p>{ruleInWords(rules)}</p>
      <p>{isSoFar ? t`${days} so far` : days}</p>
    </header>
  );
}

/** The organic grazing report of a year as it is on paper. */
export function OrganicSheet({ organic, open }: { organic: Organic; open: OpenEntryDialog }) {
  const { report } = organic;
  const { zone, now } = useRanchView();
  const printed = timeAt(now, zone);
  return (
    <article className={styles.sheet} aria-label={t`Organic grazing report`}>
      <Head organic={organic} />
      <OrganicWarnings report={report} open={open} />
      <ClassTable report={report} />
      <MonthTable report={report} />
      <SeasonConfinements year={report.year} rules={report.rules} open={open} />
      <FedTable organic={organic} />
      <DemandMethods organic={organic} />
      <PasturePlan year={report.year} rules={report.rules} open={open} />
      <footer className={sheet.foot}>
        <p>{t`Printed ${printed}.`}</p>
        <SealFoot />
        <p>{report.rules.small_print}</p>
      </footer>
    </article>
  );
}
