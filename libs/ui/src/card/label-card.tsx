import type { ElementType, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './label-card.module.css';

export interface LabelCardProps {
  readonly as?: ElementType;
  readonly code?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function LabelCard({ as: Element = 'article', code, className, children }: LabelCardProps) {
  return (
    <Element className={classNames(styles.card, className)} data-code={code}>
      {children}
    </Element>
  );
}

export interface LabelStripProps {
  readonly children: ReactNode;
  readonly reference?: ReactNode;
}

export function LabelStrip({ children, reference }: LabelStripProps) {
  return (
    <p className={styles.strip}>
      {children && <span>{children}</span>}
      {reference && <bdi>{reference}</bdi>}
    </p>
  );
}

export function Card({
  as: Element = 'section',
  className,
  children,
}: Pick<LabelCardProps, 'as' | 'className' | 'children'>) {
  return <Element className={classNames(styles.card, styles.padded, className)}>{children}</Element>;
}
