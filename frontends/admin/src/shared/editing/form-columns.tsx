import type { ReactNode } from 'react';
import styles from './editor-page.module.css';

interface FormColumnsProps {
  readonly notices: ReactNode;
  readonly side: ReactNode;
  /** In sight wherever the page is scrolled to. */
  readonly buttons: ReactNode;
  readonly children: ReactNode;
}

/** The parts of a form on an `EditorPage`: cards left and right, and the bar that saves. */
export function FormColumns({ notices, side, buttons, children }: FormColumnsProps) {
  return (
    <>
      <div className={styles.notices}>{notices}</div>
      <div className={`${styles.column} ${styles.main}`}>{children}</div>
      <div className={`${styles.column} ${styles.side}`}>{side}</div>
      <div className={styles.bar}>{buttons}</div>
    </>
  );
}
