import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { t } from '@domain/words';
import { EntryDialogs } from '@entries/components/EntryDialogs';
import { isMapTester, selectMe } from '@features/user';
import { selectAll, type WithRecords } from '@records/index';
import { useNames } from '@records/useHerds';
import { useDialogInAddress } from '@shared/lib/useDialogInAddress';
import { appPaths } from '@shared/paths';
import { OrganicSheet } from '../organic/OrganicSheet';
import { planTitle } from '../organic/plan/planNotes';
import { useOrganicReport } from '../organic/useOrganicReport';
import { ExportLink } from '../sheet/ExportLink';
import { SheetFrame } from '../sheet/SheetFrame';
import { useYearChoice, YEAR_PARAMS } from '../sheet/useYearChoice';

/** The figures as files, the map that goes with them, and what the report asks of the ranch. */
function Links({ year }: { year: number }) {
  const me = useSelector(selectMe);
  return (
    <>
      {['organic', 'ration'].map((file) => (
        <ExportLink key={file} file={file} year={year}>
          {`${file}.csv`}
        </ExportLink>
      ))}
      {me !== null && isMapTester(me) && <Link to={appPaths.mapPrint}>{t`Print the map`}</Link>}
      <Link to={appPaths.settingsRanch}>{t`Grazing seasons and demand`}</Link>
    </>
  );
}

/** What an organic certifier asks about grazing: the days, the demand and what was fed, by class, to be printed. */
export default function OrganicPage() {
  const dialog = useDialogInAddress(YEAR_PARAMS);
  const choice = useYearChoice();
  const organic = useOrganicReport(choice.year);
  const nameOf = useNames();
  const confinements = useSelector((state: WithRecords) => selectAll(state, 'confinement'));
  const opened = confinements.find(({ uuid }) => uuid === dialog.params.get('entry'));
  const asked = organic.report.rules.plan.find(({ part }) => part === dialog.params.get('plan'));
  const begun = asked === undefined ? {} : { begun: `${planTitle(choice.year, asked)}\n` };
  const herdUuid = opened?.data.herd_uuid;
  return (
    <SheetFrame title={t`Organic grazing report`} choice={choice} links={<Links year={choice.year} />}>
      <OrganicSheet organic={organic} open={dialog.open} />
      <EntryDialogs
        dialog={dialog}
        subject={herdUuid === undefined ? { name: t`Ranch`, ...begun } : { herdUuid, name: nameOf(herdUuid) }}
      />
    </SheetFrame>
  );
}
