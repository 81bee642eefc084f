import { classNames } from '@kp/ui';
import type { ReactNode } from 'react';
import styles from './page-hero.module.css';

export interface PageHeroProps {
  readonly title: string;
  readonly text: string;
  /** Above the title: for whom the page is. */
  readonly badge?: ReactNode;
  /** Beside the words; below them on narrow screens. */
  readonly children?: ReactNode;
  /** What is beside the words stands on the section that follows, without a gap. */
  readonly isStanding?: boolean;
}

/** What a page is about, large. */
export function PageHero({ title, text, badge, children, isStanding }: PageHeroProps) {
  return (
    <header className={classNames(styles.hero, isStanding && styles.standing)}>
      <div className={styles.words}>
        {badge && <p className={styles.badge}>{badge}</p>}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </header>
  );
}
