import { Link } from 'react-router';
import { PRODUCT_NAME, TRIAL_DAYS } from '@contract/http/product';
import { t } from '@domain/words';
import { useGreeting } from '@shared/lib/useGreeting';
import { appPaths } from '@shared/paths';
import { PublicPage } from '@shared/components/PublicPage';
import { Trans } from '@shared/words';
import { SignupForm } from '../components/SignupForm';
import styles from './pages.module.css';

/** Sign-up for people who come from the app on their phone: the same form without the terms box. */
export default function MobileJoinPage() {
  useGreeting(t`Welcome to ${PRODUCT_NAME}`, t`Hello!`);
  return (
    <PublicPage
      title={t`Start your free trial`}
      lead={t`Set up your ranch in two minutes. ${TRIAL_DAYS} days free, no card.`}
    >
      <SignupForm title={t`Start your free trial on your phone`} withTerms={false} />
      <p className={styles.alternative}>
        <Trans>
          Already grazing with us? <Link to={appPaths.login}>Log in</Link>
        </Trans>
      </p>
    </PublicPage>
  );
}
