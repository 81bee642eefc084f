import { useFormats } from '@kp/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './view-tabs.module.css';

/** Above the rows: fixed views, then the saved ones; nothing where there are neither. */
export function ViewLine({ children }: { readonly children: ReactNode }) {
  return <div className={styles.line}>{children}</div>;
}

/** Views of a list side by side; more than fit are scrolled to. */
export function ViewTabs({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.views}>{children}</ul>
    </nav>
  );
}

interface ViewTabProps {
  readonly to: string;
  readonly isCurrent: boolean;
  readonly count: number | undefined;
  readonly onClick?: () => void;
  /** The name. */
  readonly children: ReactNode;
}

export function ViewTab({ to, isCurrent, count, onClick, children }: ViewTabProps) {
  const { number } = useFormats();
  return (
    <li>
      <Link to={to} aria-current={isCurrent ? 'page' : undefined} onClick={onClick}>
        {children}
        {count !== undefined && <span> {number(count)}</span>}
      </Link>
    </li>
  );
}
