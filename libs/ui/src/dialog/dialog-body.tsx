import type { ReactNode } from 'react';
import styles from './dialog.module.css';

export interface DialogBodyProps {
  readonly children: ReactNode;
  /** Buttons at the foot, which stays in sight. */
  readonly footer?: ReactNode;
}

/** What scrolls in a dialog, and its foot. */
export function DialogBody({ children, footer }: DialogBodyProps) {
  return (
    <>
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </>
  );
}
