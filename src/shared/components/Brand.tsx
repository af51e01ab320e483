import { Link } from 'react-router';
import { PRODUCT_NAME } from '@contract/http/product';
import styles from './Brand.module.css';

/** The mark and the name, as a way home where there is one. On a dark ground the parent gives it other colors. */
export function Brand({ to }: { to?: string }) {
  const sign = (
    <>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" />
        <path d="M4 20.5 13.5 5 28 10.5 24.8 27 10.5 28z" />
        <path d="M13.5 5 28 10.5 26.6 17.6 11.6 19.5z" />
        <path d="M13.7 3.5 10.3 29.5M2 20.8 29 17.2" />
      </svg>
      <span>{PRODUCT_NAME}</span>
    </>
  );
  if (to === undefined) return <span className={styles.brand}>{sign}</span>;
  return (
    <Link className={styles.brand} to={to}>
      {sign}
    </Link>
  );
}
