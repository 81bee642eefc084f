import { useEffect, useRef, type ReactNode } from 'react';
import styles from './status-panel.module.css';

/**
 * A message in place of a longer page, announced and in view. The attribute keeps the shell from returning to the scroll
 * position of the longer page, where only the footer would be seen.
 */
export function StatusPanel({ children }: { readonly children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={panel} role="status" tabIndex={-1} data-stays-in-view className={styles.panel}>
      {children}
    </div>
  );
}
