import { useSelector } from 'react-redux';
import { REGISTERS, type RegisterId } from '@domain/animals/registers/registers';
import type { DaySpan } from '@domain/grazing/daySpan';
import { plural, t } from '@domain/words';
import { selectRanch } from '@features/user';
import { SealFoot } from '@records/seal/SealFoot';
import { useRanchView } from '@records/useRanchView';
import { editionInWords } from '@shared/time/editionInWords';
import { timeAt } from '@shared/time/ranchTime';
import { daysInWords } from '../treatments/useTreatmentDays';
import { RegisterRows } from './RegisterRows';
import styles from './register.module.css';
import { REGISTER_NAMES } from './registerWords';
import { useRegister } from './useRegister';

const keptInWords = (years: number | null): string =>
  years === null
    ? t`Keep it for as long as LPA says.`
    : plural(years, { one: 'Keep it for at least # year.', other: 'Keep it for at least # years.' });

const missingInWords = (missing: number): string =>
  plural(missing, { one: '# cell is not recorded.', other: '# cells are not recorded.' });

interface RegisterSheetProps {
  register: RegisterId;
  days: DaySpan;
}

/** A register of treatments as it is on paper. */
export function RegisterSheet({ register, days }: RegisterSheetProps) {
  const { treated, paddocks, missing } = useRegister(register, days);
  const ranch = useSelector(selectRanch)?.name ?? '';
  const { zone, now } = useRanchView();
  const period = daysInWords(days);
  const { rule, readOn } = REGISTER_NAMES[register];
  const printed = timeAt(now, zone);
  return (
    <article className={styles.sheet} aria-label={t`Register of treatments`}>
      <header>
        <p className={styles.ranch} translate="no">
          {ranch}
        </p>
        <h2>{t`Register of treatments`}</h2>
        <p>
          {rule}, {editionInWords(readOn)}.
        </p>
        <p>
          {period}. {keptInWords(REGISTERS[register].keptYears)}
        </p>
        {missing > 0 && <p>{missingInWords(missing)}</p>}
      </header>
      {treated.rows.length === 0 ? (
        <p>{t`No treatments of animals in these days.`}</p>
      ) : (
        <RegisterRows label={t`Treatments of animals`} table={treated} />
      )}
      {paddocks !== null && (
        <section>
          <h3>{t`Treated paddocks`}</h3>
          {paddocks.rows.length === 0 ? (
            <p>{t`No treatments of paddocks in these days.`}</p>
          ) : (
            <RegisterRows label={t`Treated paddocks`} table={paddocks} />
          )}
        </section>
      )}
      <footer className={styles.foot}>
        <p>
          <span translate="no">{ranch}</span>. {period}. {t`Printed ${printed}.`}
        </p>
        <p>
          {t`This register has the fields that we read in the rule named above. Rules change: compare with the current text before relying on it.`}
        </p>
        <SealFoot />
      </footer>
    </article>
  );
}
