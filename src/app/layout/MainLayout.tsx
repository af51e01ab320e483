import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectTrialDaysLeft } from '@features/subscription';
import { selectRanch } from '@features/user';
import { Brand } from '@shared/components/Brand';
import { appPaths } from '@shared/paths';
import type { AppState } from '../rootReducer';
import { AccountMenu } from './AccountMenu';
import styles from './MainLayout.module.css';

/** The frame of every room: the ranch, the days of its trial, and the person's menu. */
export function MainLayout({ children }: { children: ReactNode }) {
  const ranch = useSelector(selectRanch);
  const daysLeft = useSelector((state: AppState) => selectTrialDaysLeft(state, new Date()));
  return (
    <>
      <header className={styles.bar}>
        <Brand to={appPaths.onboardingStep1} />
        <p className={styles.ranch}>{ranch?.name}</p>
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
