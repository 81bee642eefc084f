import type { ReactNode } from 'react';
import styles from './order-details.module.css';

interface OrderCardProps {
  readonly title: string;
  /** At the end of the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function OrderCard({ title, action, children }: OrderCardProps) {
  return (
    <section className={styles.card} aria-label={title}>
      <header className={styles.cardHead}>
        <h2>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  );
}
