import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './row-link.module.css';

interface RowLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** The name of a row. */
export function RowLink({ to, children }: RowLinkProps) {
  return (
    <Link to={to} data-row-link className={styles.link}>
      {children}
    </Link>
  );
}

/** Any place of the row or card opens it, also in another tab; for eyes and pointers alone, as its name is the link. */
export function RowArea({ to }: { readonly to: string }) {
  return <Link to={to} aria-hidden tabIndex={-1} className={styles.area} />;
}
