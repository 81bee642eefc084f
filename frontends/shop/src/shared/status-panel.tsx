import { useEffect, useRef, type ReactNode } from 'react';
import styles from './status-panel.module.css';

/** Replaces a longer page. The attribute keeps the shell from restoring the longer page's scroll position. */
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
