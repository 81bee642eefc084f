import type { ReactNode } from 'react';
import { PageSection } from './page-section';
import styles from './call-to-action.module.css';

export interface CallToActionProps {
  readonly heading: string;
  readonly text: string;
  /** Buttons. */
  readonly children: ReactNode;
}

/** The end of a page: what to do now. */
export function CallToAction({ heading, text, children }: CallToActionProps) {
  return (
    <PageSection heading={heading} ground="steel">
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </PageSection>
  );
}
