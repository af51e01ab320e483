import { Link } from 'react-router';
import { PRODUCT_NAME } from '@contract/product';
import styles from './Brand.module.css';

/** The mark and the name, as a way home. */
export function Brand({ to, onDark = false }: { to: string; onDark?: boolean }) {
  return (
    <Link className={[styles.brand, onDark ? styles.onDark : ''].join(' ')} to={to}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill={onDark ? '#f5f1e4' : '#25543f'} />
        <path d="M5 20 14 6l13 5-3 15-13 1z" fill={onDark ? '#3d8563' : '#79ad78'} />
        <path d="M14 6l-3 21M5 20l20.5-2.5" stroke={onDark ? '#173526' : '#f5f1e4'} strokeWidth="1.8" fill="none" />
      </svg>
      {PRODUCT_NAME}
    </Link>
  );
}
