import { t } from '@domain/words';
import { useDialogInAddress } from '@shared/lib/useDialogInAddress';
import { ExportLink } from '../sheet/ExportLink';
import { SheetFrame } from '../sheet/SheetFrame';
import { useYearChoice, YEAR_PARAMS } from '../sheet/useYearChoice';
import { LandUnits } from '../year/LandUnits';
import { useYearSheet } from '../year/useYearSheet';
import { YearDialogs } from '../year/YearDialogs';
import { YearSheet } from '../year/YearSheet';

/** What a program asks of a year's grazing, to be read, printed and attested. */
export default function YearPage() {
  const dialog = useDialogInAddress(YEAR_PARAMS);
  const choice = useYearChoice();
  const { year } = choice;
  const sheet = useYearSheet(year);
  const links = (
    <ExportLink file="year" year={year}>
      {t`Download as CSV`}
    </ExportLink>
  );
  return (
    <SheetFrame title={t`Year sheet`} choice={choice} links={links} more={<LandUnits open={dialog.open} />}>
      <YearSheet year={year} sheet={sheet} open={dialog.open} />
      <YearDialogs dialog={dialog} year={year} sheet={sheet} />
    </SheetFrame>
  );
}
