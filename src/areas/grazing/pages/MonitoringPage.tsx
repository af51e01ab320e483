import { Link } from 'react-router';
import { t } from '@domain/words';
import { EntryDialogs } from '@entries/components/EntryDialogs';
import { useDialogInAddress } from '@shared/lib/useDialogInAddress';
import { appPaths } from '@shared/paths';
import { MonitoringSheet } from '../monitoring/MonitoringSheet';
import { useMonitored } from '../monitoring/useMonitored';
import { ExportLink } from '../sheet/ExportLink';
import { SheetFrame } from '../sheet/SheetFrame';
import { useYearChoice, YEAR_PARAMS } from '../sheet/useYearChoice';

/** What was monitored in a year: the use of key areas, and the ground cover of transects. */
export default function MonitoringPage() {
  const dialog = useDialogInAddress(YEAR_PARAMS);
  const choice = useYearChoice();
  const { year } = choice;
  const paddocks = useMonitored(year);
  const links = (
    <>
      <ExportLink file="monitoring" year={year}>
        {t`Download key areas as CSV`}
      </ExportLink>
      <ExportLink file="cover">{t`Download ground cover as CSV`}</ExportLink>
      <Link to={appPaths.grazingPhotoPoints}>{t`Photo points`}</Link>
    </>
  );
  return (
    <SheetFrame title={t`Monitoring`} choice={choice} links={links}>
      <MonitoringSheet year={year} paddocks={paddocks} />
      <EntryDialogs dialog={dialog} subject={{ name: '' }} />
    </SheetFrame>
  );
}
