import type { ReactNode } from 'react';
import styles from './page-hero.module.css';

export interface PageHeroProps {
  readonly title: string;
  readonly text: string;
  /** Above the title: for whom the page is. */
  readonly badge?: ReactNode;
}

/** What a page is about, large. */
export function PageHero({ title, text, badge }: PageHeroProps) {
  return (
    <header className={styles.hero}>
      {badge && <p>{badge}</p>}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
    </header>
  );
}
