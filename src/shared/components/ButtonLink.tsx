import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './Button.module.css';

interface ButtonLinkProps {
  to: string;
  onClick?: MouseEventHandler;
  children: ReactNode;
}

/** A link that is the page's one way on, and looks it. */
export function ButtonLink({ to, onClick, children }: ButtonLinkProps) {
  return (
    <Link className={[styles.button, styles.primary].join(' ')} to={to} onClick={onClick}>
      {children}
    </Link>
  );
}
