import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './row-link.module.css';

interface RowLinkProps {
  readonly to: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** The name of a row, which reaches over the whole row: any place of it opens it, also in another tab. */
export function RowLink({ to, onClick, children }: RowLinkProps) {
  return (
    <Link to={to} className={styles.link} onClick={onClick}>
      {children}
    </Link>
  );
}
