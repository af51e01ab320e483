import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { selectTrialDaysLeft } from '@features/subscription';
import { selectMe } from '@features/user';
import { Brand } from '@shared/components/Brand';
import { appPaths } from '@shared/paths';
import type { AppState } from '../rootReducer';
import { AccountMenu } from './AccountMenu';
import { RanchSwitcher } from './RanchSwitcher';
import styles from './MainLayout.module.css';

/** The frame of every room: the ranch, the days of its trial, and the person's menu. */
export default function MainLayout({ children }: { children: ReactNode }) {
  const daysLeft = useSelector((state: AppState) => selectTrialDaysLeft(state, new Date()));
  const isAdmin = useSelector(selectMe)?.is_admin === true;
  return (
    <>
      <header className={styles.bar}>
        <Brand to={appPaths.onboardingStep1} />
        <div className={styles.ranch}>
          <RanchSwitcher />
        </div>
        {daysLeft !== null && (
          <p className={styles.trial}>
            {daysLeft} trial {daysLeft === 1 ? 'day' : 'days'} left
          </p>
        )}
        {isAdmin && (
          <Link className={styles.panel} to={appPaths.panel}>
            Admin panel
          </Link>
        )}
        <AccountMenu />
      </header>
      {children}
    </>
  );
}
