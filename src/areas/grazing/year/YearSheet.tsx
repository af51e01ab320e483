import { useSelector } from 'react-redux';
import { sharedPaddocks } from '@domain/landUnits/reportedUnits';
import { listed } from '@domain/language/language';
import { YEAR_SHEET_TEXT } from '@domain/rules/ruleTexts';
import { smallPrint } from '@domain/rules/smallPrint';
import { t } from '@domain/words';
import { selectRanch } from '@features/user';
import { useNames } from '@records/useHerds';
import { SealFoot } from '@records/seal/SealFoot';
import { useRanchView } from '@records/useRanchView';
import { Banner } from '@shared/components/Banner';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import { editionInWords } from '@shared/time/editionInWords';
import { timeAt } from '@shared/time/ranchTime';
import { Attestations } from './Attestations';
import { HowRecorded } from './HowRecorded';
import type { useYearSheet } from './useYearSheet';
import styles from '../sheet/sheet.module.css';
import { CHANGE_COLUMNS, GRAZING_COLUMNS, LAND_COLUMNS, PUT_ON_COLUMNS } from './yearColumns';
import { ATTEST } from './YearDialogs';
import { YearTable } from './YearTable';

/** Paddocks that several units name: each of these has their figures. */
function SharedPaddocks({ units }: { units: Parameters<typeof sharedPaddocks>[0] }) {
  const nameOf = useNames();
  const shared = sharedPaddocks(units);
  if (shared.length === 0) return null;
  const names = listed(shared.map(nameOf));
  return <Banner look="warn">{t`In more than one unit, and counted in each of them: ${names}.`}</Banner>;
}

interface YearSheetProps {
  year: number;
  sheet: ReturnType<typeof useYearSheet>;
  open: AddressedDialog['open'];
}

/** The sheet of a year as it is on paper. */
export function YearSheet({ year, sheet, open }: YearSheetProps) {
  const ranch = useSelector(selectRanch)?.name ?? '';
  const { zone, now } = useRanchView();
  const { rows, units } = sheet;
  const { name: text, read_on: readOn } = YEAR_SHEET_TEXT;
  const [printed, named, edition] = [timeAt(now, zone), String(year), editionInWords(readOn)];
  return (
    <article className={styles.sheet} aria-label={t`Year sheet`}>
      <header>
        <p className={styles.ranch} translate="no">
          {ranch}
        </p>
        <h2>{t`Parameters for VM0042 and yearly program reports`}</h2>
        <p>{t`Parameters of ${text}, ${edition}, as we read it.`}</p>
        <p>{t`Year ${named}, for each unit of land and kind of animal. All figures are in SI units: hectares, kilograms and days.`}</p>
      </header>
      <SharedPaddocks units={units} />
      <section>
        <h2>{t`Land and animals`}</h2>
        <YearTable label={t`Land and animals`} columns={LAND_COLUMNS} rows={rows} />
      </section>
      <section>
        <h2>{t`Grazing`}</h2>
        <YearTable label={t`Grazing`} columns={GRAZING_COLUMNS} rows={rows} />
      </section>
      <section>
        <h2>{t`Change from the years before`}</h2>
        <p>{t`Compared with the mean of all earlier years, three or more. More than 5 % is marked: VM0042’s line for a changed practice, as we read it.`}</p>
        <YearTable label={t`Change from the years before`} columns={CHANGE_COLUMNS} rows={rows} />
      </section>
      <section>
        <h2>{t`Put on the land, and done to it`}</h2>
        <YearTable label={t`Put on the land, and done to it`} columns={PUT_ON_COLUMNS} rows={rows} />
      </section>
      <HowRecorded year={year} sheet={sheet} />
      <Attestations
        year={year}
        units={units}
        onAttest={(unit) => open(ATTEST, { unit: unit ?? '' })}
        onHistory={(entry) => open('history', { entry })}
      />
      <footer className={styles.foot}>
        <p>{t`Emissions, soil carbon, credits and leakage are not computed here.`}</p>
        <p>{smallPrint()}</p>
        <SealFoot />
        <p>
          <span translate="no">{ranch}</span>, {named}. {t`Printed ${printed}.`}
        </p>
      </footer>
    </article>
  );
}
