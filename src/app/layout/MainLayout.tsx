import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { t } from '@domain/words';
import { TRIAL_ENDS_SOON_DAYS, trialInWords } from '@features/subscription';
import { selectMe } from '@features/user';
import { Brand } from '@shared/components/Brand';
import { appPaths } from '@shared/paths';
import { useOwnLanguage } from '../language/useOwnLanguage';
import { AccountMenu } from './AccountMenu';
import ConnectionPlace from './ConnectionPlace';
import { MainNav } from './MainNav';
import { OnlinePage } from './OnlinePage';
import { RanchSwitcher } from './RanchSwitcher';
import { UnsentChanges } from './UnsentChanges';
import { useRanchInAddress } from './useRanchInAddress';
import { useTrialDaysLeft } from './useTrialDaysLeft';
import styles from './MainLayout.module.css';

/** The frame of every page behind the login: the ways to the others, the ranch, and the person's menu, in one row. */
export default function MainLayout({ children }: { children: ReactNode }) {
  useOwnLanguage();
  useRanchInAddress();
  const daysLeft = useTrialDaysLeft();
  const isAdmin = useSelector(selectMe)?.is_admin === true;
  return (
    <>
      <header className={styles.bar}>
        <Brand to={appPaths.todo} />
        <MainNav />
        <div className={styles.ranch}>
          <RanchSwitcher />
        </div>
        {daysLeft !== null && daysLeft <= TRIAL_ENDS_SOON_DAYS && (
          <Link className={styles.aside} to={appPaths.subscribe}>
            {trialInWords(daysLeft)}
          </Link>
        )}
        {isAdmin && (
          <Link className={[styles.aside, styles.desk].join(' ')} to={appPaths.panel}>
            {t`Admin panel`}
          </Link>
        )}
        <AccountMenu />
      </header>
      <ConnectionPlace />
      <OnlinePage>{children}</OnlinePage>
      <UnsentChanges />
    </>
  );
}
