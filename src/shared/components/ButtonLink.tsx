import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './Button.module.css';

interface ButtonLinkProps {
  to: string;
  look?: 'primary' | 'quiet';
  'aria-label'?: string;
  onClick?: MouseEventHandler;
  children: ReactNode;
}

/** A link that looks like a button: the page's one way on, or (quiet) where something is done on another page. */
export function ButtonLink({ look = 'primary', children, ...link }: ButtonLinkProps) {
  return (
    <Link className={[styles.button, styles[look]].join(' ')} data-look={look} {...link}>
      {children}
    </Link>
  );
}
