import type { HTMLAttributes } from 'react';
import styles from './layout.module.css';

/** Text for screen readers only. Give it `role="status"` to have changes announced. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} className={styles.hidden} />;
}
