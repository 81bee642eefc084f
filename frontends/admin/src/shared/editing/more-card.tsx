import type { ReactNode } from 'react';
import { PageCard } from '../page-card';
import styles from './editor-page.module.css';

interface MoreCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** On the page of a form, below its cards: what is saved by itself. */
export function MoreCard(props: MoreCardProps) {
  return (
    <div className={`${styles.column} ${styles.more}`}>
      <PageCard {...props} />
    </div>
  );
}
