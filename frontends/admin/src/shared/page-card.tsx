import type { ReactNode } from 'react';
import styles from './page-card.module.css';

interface PageCardProps {
  readonly title: string;
  /** At the end of the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page under its heading; cards stand in columns, never in each other. */
export function PageCard({ title, action, children }: PageCardProps) {
  return (
    <section className={styles.card} aria-label={title}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  );
}
