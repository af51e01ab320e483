import { Link } from 'react-router';
import { t } from '@domain/words';
import { appPaths } from '@shared/paths';
import styles from './ReportLinks.module.css';

/** The ways to the other reports. */
export function ReportLinks() {
  return (
    <nav className={styles.links} aria-label={t`More reports`}>
      <Link to={appPaths.grazingMonitoring}>{t`Monitoring`}</Link>
      <Link to={appPaths.grazingYear}>{t`Year sheet`}</Link>
      <Link to={appPaths.grazingDrought}>{t`Drought plan`}</Link>
    </nav>
  );
}
