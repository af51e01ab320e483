import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { selectIsSubscriptionKnown, selectTrialDaysLeft } from '@features/subscription';
import { selectMe, selectRanch } from '@features/user';
import { Brand } from '@shared/components/Brand';
import { appPaths } from '@shared/paths';
import type { AppState } from '../rootReducer';
import { AccountMenu } from './AccountMenu';
import { MainNav } from './MainNav';
import { RanchSwitcher } from './RanchSwitcher';
import { UnsentChanges } from './UnsentChanges';
import styles from './MainLayout.module.css';

/** The frame of every page behind the login: the ways to the others, the ranch, the days of its trial, and the person's menu. */
export default function MainLayout({ children }: { children: ReactNode }) {
  const daysLeft = useSelector((state: AppState) => selectTrialDaysLeft(state, new Date()));
  const isKnown = useSelector(selectIsSubscriptionKnown);
  const hasRanch = useSelector(selectRanch) !== null;
  const isAdmin = useSelector(selectMe)?.is_admin === true;
  return (
    <>
      <header className={styles.bar}>
        <Brand to={appPaths.todo} />
        <MainNav />
        <div className={styles.ranch}>
          <RanchSwitcher />
        </div>
        {daysLeft !== null && (
          <Link className={styles.aside} to={appPaths.subscribe}>
            {daysLeft} trial {daysLeft === 1 ? 'day' : 'days'} left
          </Link>
        )}
        {/* Its place is kept: what lies below the bar stays where it is when the days come. */}
        {hasRanch && !isKnown && <span className={styles.aside} />}
        {isAdmin && (
          <Link className={styles.aside} to={appPaths.panel}>
            Admin panel
          </Link>
        )}
        <AccountMenu />
      </header>
      {children}
      <UnsentChanges />
    </>
  );
}
