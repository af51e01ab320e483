import { Link } from 'react-router';
import { TRIAL_DAYS } from '@contract/http/product';
import { t } from '@domain/words';
import { Brand } from '@shared/components/Brand';
import { SiteFoot } from '@shared/components/SiteFoot';
import { appPaths } from '@shared/paths';
import { Trans } from '@shared/words';
import { MarketingPanel } from '../components/MarketingPanel';
import { SignupForm } from '../components/SignupForm';
import forms from './pages.module.css';
import styles from './SignupPage.module.css';

export default function SignupPage() {
  return (
    <div className={styles.split}>
      <header className={styles.brand}>
        <Brand to={appPaths.signup} />
      </header>
      <main className={styles.form}>
        <div className={styles.inner}>
          <h1>{t`Start your free trial`}</h1>
          <p className={styles.lead}>
            <Trans>Set up your ranch in two minutes. {TRIAL_DAYS} days free, no card.</Trans>
          </p>
          <SignupForm title={t`Start your free trial`} withTerms />
          <p className={forms.alternative}>
            <Trans>
              Already grazing with us? <Link to={appPaths.login}>Log in</Link>
            </Trans>
          </p>
          <SiteFoot />
        </div>
      </main>
      <MarketingPanel />
    </div>
  );
}
