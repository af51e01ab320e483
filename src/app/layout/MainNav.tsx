import { useSelector } from 'react-redux';
import { Link, matchPath, useLocation } from 'react-router';
import { t } from '@domain/words';
import { selectMayOpenMap, selectRanchStatus } from '@features/user';
import { askedFor } from '@shared/lib/askedFor';
import { appPaths } from '@shared/paths';
import styles from './MainNav.module.css';

interface Area {
  label: string;
  to: string;
  /** Which addresses belong to it. */
  area: string;
  icon: string;
}

const TO_DO: Area = {
  label: t`To do`,
  to: appPaths.todo,
  area: '/todo/*',
  icon: 'M4 6.5 6 8.5 9.5 5M4 15.5l2 2 3.5-3.5M13 7h7M13 16h7',
};
const HERDS: Area = {
  label: t`Herds`,
  to: appPaths.herds,
  area: '/herds/*',
  icon: 'M4 5c0 4 2 5 4 5m12-5c0 4-2 5-4 5M8 10c0 6 1 10 4 10s4-4 4-10c0-2-1.5-3-4-3s-4 1-4 3zM10.5 16h3',
};
const MAP: Area = {
  label: t`Map`,
  to: appPaths.map,
  area: '/map/*',
  icon: 'M3 16 8 5l12 3-2 11-11 1zM8 5l1 15M4.5 13 19 13',
};
const PADDOCKS: Area = {
  label: t`Paddocks`,
  to: appPaths.paddocks,
  area: '/paddocks/*',
  icon: 'M4 5h16v14H4zM4 12h9M13 5v14',
};
const GRAZING: Area = {
  label: t({ message: 'Grazing', context: 'a page' }),
  to: appPaths.grazing,
  area: '/grazing/*',
  icon: 'M4 19V9m5 10V5m5 14v-7m5 7V8',
};
const SET_UP: Area = {
  label: t`Set up`,
  to: appPaths.onboardingStep1,
  area: `${appPaths.onboarding}/*`,
  icon: 'M5 21V4m0 1h13l-3 4 3 4H5',
};
const SETTINGS: Area = {
  label: t`Settings`,
  to: appPaths.settingsAccount,
  area: `${appPaths.settings}/*`,
  icon: 'M4 8h9m5 0h2M4 16h2m5 0h9M13 5.5v5M18 5.5v5h-5v-5zM6 13.5h5v5H6z',
};

/**
 * The pages of the product, which are all on a ranch: in the bar at the top on a desk, in one of their own at the bottom on
 * a phone, where the settings are in the account menu alone.
 */
export function MainNav() {
  const mayOpenMap = useSelector(selectMayOpenMap);
  const hasNoRanch = useSelector(selectRanchStatus) === 'none';
  const { pathname } = useLocation();
  const isIn = ({ area }: Area) => matchPath(area, pathname) !== null;
  if (hasNoRanch) return null;
  const areas = [
    ...(mayOpenMap ? [MAP] : []),
    HERDS,
    PADDOCKS,
    GRAZING,
    TO_DO,
    ...(isIn(SET_UP) ? [SET_UP] : []),
    SETTINGS,
  ];
  return (
    <nav className={styles.nav} aria-label={t`Main`}>
      <ul>
        {areas.map((one) => (
          <li key={one.to} className={one === SETTINGS ? styles.desk : undefined}>
            <Link
              to={one.to}
              state={one === SET_UP ? askedFor : undefined}
              aria-current={isIn(one) ? (pathname === one.to ? 'page' : true) : undefined}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={one.icon} />
              </svg>
              {one.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
