import { Link, matchPath, useLocation } from 'react-router';
import styles from './TabLinks.module.css';

interface TabLinksProps {
  /** The accessible name of the navigation. */
  label: string;
  links: readonly { to: string; label: string }[];
}

/** Links to the pages of one area side by side; the one the person is in is marked. */
export function TabLinks({ label, links }: TabLinksProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {links.map(({ to, label: name }) => (
          <li key={to}>
            <Link to={to} aria-current={matchPath(to, pathname) === null ? undefined : 'page'}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
