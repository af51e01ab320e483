import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectTrialDaysLeft } from '@features/subscription';
import { Brand } from '@shared/components/Brand';
import { appPaths } from '@shared/paths';
import type { AppState } from '../rootReducer';
import { AccountMenu } from './AccountMenu';
import { RanchSwitcher } from './RanchSwitcher';
import styles from './MainLayout.module.css';

/** The frame of every room: the ranch, the days of its trial, and the person's menu. */
export function MainLayout({ children }: { children: ReactNode }) {
  const daysLeft = useSelector((state: AppState) => selectTrialDaysLeft(state, new Date()));
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
        <AccountMenu />
      </header>
      {children}
    </>
  );
}
