import { Icon } from '@kp/ui';
import type { ReactNode } from 'react';
import styles from './order-status.module.css';

interface OrderNoticeProps {
  readonly tone: 'waiting' | 'done';
  readonly title: string;
  readonly children?: ReactNode;
}

export function OrderNotice({ tone, title, children }: OrderNoticeProps) {
  return (
    <section className={styles.notice} data-tone={tone} aria-label={title}>
      <Icon name={tone === 'done' ? 'check' : 'clock'} className={styles.icon} />
      <div className={styles.content}>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </div>
    </section>
  );
}
