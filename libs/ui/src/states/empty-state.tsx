import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import styles from './states.module.css';

export interface EmptyStateProps {
  readonly title: string;
  readonly icon?: IconName;
  /** What to do next. */
  readonly children?: ReactNode;
  /** Buttons or links. */
  readonly actions?: ReactNode;
}

/** Nothing is here: says so, and what to do next. */
export function EmptyState({ title, icon, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {icon && <Icon name={icon} size={40} className={styles.icon} />}
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
