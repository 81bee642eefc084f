import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './badge.module.css';

export interface BadgeProps {
  readonly tone?: 'neutral' | 'good' | 'warning' | 'alert' | 'action' | 'code';
  readonly code?: string;
  readonly children: ReactNode;
}

export function Badge({ tone = 'neutral', code, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])} data-code={code}>
      {children}
    </span>
  );
}
