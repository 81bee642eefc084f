import type { ReactNode } from 'react';
import styles from './timeline.module.css';

interface TimelineProps {
  readonly items: readonly {
    readonly key: string;
    /** Of its dot; blue unless given. */
    readonly color?: string;
    readonly content: ReactNode;
  }[];
  readonly 'aria-label'?: string;
}

/** What happened, one below the other. antd's brings its steps along, ten times as much. */
export function Timeline({ items, 'aria-label': label }: TimelineProps) {
  return (
    <ol aria-label={label} className={styles.timeline}>
      {items.map(({ key, color = 'blue', content }) => (
        <li key={key} data-color={color} className={styles.item}>
          {content}
        </li>
      ))}
    </ol>
  );
}
