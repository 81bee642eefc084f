import { classNames } from '@kp/ui';
import { useId, type ReactNode } from 'react';
import styles from './page-section.module.css';

interface PageSectionProps {
  readonly heading: string;
  readonly aside?: ReactNode;
  /** `steel` spans the full width. */
  readonly background?: 'paper' | 'steel';
  readonly children: ReactNode;
}

export function PageSection({ heading, aside, background = 'paper', children }: PageSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={classNames(styles.section, styles[background])}>
      <div className={styles.column}>
        <header className={styles.header}>
          <h2 id={headingId}>{heading}</h2>
          {aside}
        </header>
        {children}
      </div>
    </section>
  );
}
