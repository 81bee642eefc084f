import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './layout.module.css';

export interface PageProps {
  /** `narrow` for forms and reading. */
  readonly width?: 'full' | 'narrow';
  readonly className?: string;
  readonly children: ReactNode;
}

/** The column every page stands in: page width, gutters, and the space above and below. */
export function Page({ width = 'full', className, children }: PageProps) {
  return (
    <div className={classNames(styles.page, width === 'narrow' && styles.narrow, className)}>{children}</div>
  );
}
