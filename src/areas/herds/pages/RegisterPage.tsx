import { Link, useSearchParams } from 'react-router';
import { REGISTER_IDS, type RegisterId } from '@domain/animals/registers/registers';
import { t } from '@domain/words';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { Page } from '@shared/components/Page';
import { PageHead } from '@shared/components/PageHead';
import { PageTitle } from '@shared/components/PageTitle';
import { Pills } from '@shared/components/Pills';
import { appPaths } from '@shared/paths';
import { RegisterSheet } from '../register/RegisterSheet';
import styles from '../register/register.module.css';
import { REGISTER_NAMES } from '../register/registerWords';
import { DayChoice } from '../treatments/DayChoice';
import { useTreatmentDays, withDays } from '../treatments/useTreatmentDays';

const OPTIONS = REGISTER_IDS.map((value) => ({ value, label: REGISTER_NAMES[value].short }));

/** The register that the address names, else the one of the continent that the ranch's zone is in. */
function registerOf(named: string | null, zone: string | null): RegisterId {
  const known = REGISTER_IDS.find((id) => id === named);
  if (known !== undefined) return known;
  if (/^Australia\//.test(zone ?? '')) return 'au_lpa';
  return /^Europe\//.test(zone ?? '') ? 'eu_2019_6' : 'us_530_5';
}

/** What animals were given, as one of the registers that authorities and programs ask for, to be printed. */
export default function RegisterPage() {
  const [params, setParams] = useSearchParams();
  const { zone } = useRanchView();
  const register = registerOf(params.get('register'), zone);
  const choice = useTreatmentDays();
  const choose = (value: RegisterId) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('register', value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Page width="wide">
      <PageTitle title={t`Print the register`} />
      <div className={styles.screen}>
        <PageHead
          above={
            <Link className={styles.back} to={withDays(appPaths.herdsTreatments, choice.days)}>
              {t`Back to the treatments`}
            </Link>
          }
          title={t`Print the register`}
          actions={!choice.isBackward && <Button onClick={() => window.print()}>{t`Print`}</Button>}
        />
        <div className={styles.choices}>
          <Pills label={t`Register`} options={OPTIONS} chosen={register} onChoose={choose} />
          <DayChoice {...choice} />
        </div>
      </div>
      {!choice.isBackward && <RegisterSheet register={register} days={choice.days} />}
    </Page>
  );
}
