import { classNames } from '@kp/ui';
import { useId, type ReactNode } from 'react';
import styles from './home-section.module.css';

export interface HomeSectionProps {
  readonly heading: string;
  /** Beside the heading: a link or a badge. */
  readonly aside?: ReactNode;
  /** `steel` runs from edge to edge. */
  readonly ground?: 'paper' | 'steel';
  readonly children: ReactNode;
}

/** One block of the home page under its heading. */
export function HomeSection({ heading, aside, ground = 'paper', children }: HomeSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={classNames(styles.section, styles[ground])}>
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
