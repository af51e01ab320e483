import { Link } from 'react-router';
import styles from './SkipLink.module.css';

/** The way on without saving. Every step can be taken later. */
export function SkipLink({ to }: { to: string }) {
  return (
    <Link className={styles.skip} to={to}>
      Skip for now
    </Link>
  );
}
