import { Icon } from '@kp/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './failure-box.module.css';

export interface FailureBoxProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Takes the focus when it appears, which also scrolls it into view. */
export function FailureBox({ title, actions, children }: FailureBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.box}>
      <Icon name="warning" className={styles.icon} />
      <div className={styles.content}>
        <p className={styles.title}>{title}</p>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
