import type { ReactNode } from 'react';
import styles from './desk-only.module.css';

/** Files, columns and changes of many rows: no task for a phone, where the first row shall be in sight. */
export function DeskOnly({ children }: { readonly children: ReactNode }) {
  return <div className={styles.desk}>{children}</div>;
}
