import { classNames, Icon } from '@kp/ui';
import type { ReactNode } from 'react';
import styles from './sign-in.module.css';

export interface NoticeProps {
  /** `alert` is read out at once. */
  readonly tone: 'info' | 'alert';
  readonly children: ReactNode;
}

/** A sentence above the form about why the visitor is here, or what went wrong. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div role={tone === 'alert' ? 'alert' : 'note'} className={classNames(styles.notice, styles[tone])}>
      <Icon name={tone === 'alert' ? 'warning' : 'info'} />
      <p>{children}</p>
    </div>
  );
}
