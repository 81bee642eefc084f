import { Icon } from '@kp/ui';
import type { ReactNode } from 'react';
import styles from './failure-box.module.css';

export interface FailureBoxProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Why the order was not placed, in the place where it was to be, and what to do now. */
export function FailureBox({ title, actions, children }: FailureBoxProps) {
  return (
    <div role="alert" className={styles.box}>
      <Icon name="warning" className={styles.icon} />
      <div className={styles.content}>
        <p className={styles.title}>{title}</p>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
