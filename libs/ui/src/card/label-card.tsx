import type { ElementType, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './label-card.module.css';

export interface LabelCardProps {
  /** Element of the card; `article` unless given. */
  readonly as?: ElementType;
  /** Slug of the category whose code colour the label carries. */
  readonly code?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A kitchen label: paper with a steel line around it. A `LabelStrip` is its head. */
export function LabelCard({ as: Element = 'article', code, className, children }: LabelCardProps) {
  return (
    <Element className={classNames(styles.card, className)} data-code={code}>
      {children}
    </Element>
  );
}

export interface LabelStripProps {
  /** What the colour means, always written out. */
  readonly children: ReactNode;
  /** Code at the far end, as KP-123; it begins with a letter, which gives it its direction. */
  readonly reference?: ReactNode;
}

/** The thin coloured head of a label. */
export function LabelStrip({ children, reference }: LabelStripProps) {
  return (
    <p className={styles.strip}>
      <span className={styles.category}>{children}</span>
      {reference && <bdi className={styles.reference}>{reference}</bdi>}
    </p>
  );
}

/** A plain panel for whatever belongs together. */
export function Card({
  as: Element = 'section',
  className,
  children,
}: Pick<LabelCardProps, 'as' | 'className' | 'children'>) {
  return <Element className={classNames(styles.card, styles.padded, className)}>{children}</Element>;
}
