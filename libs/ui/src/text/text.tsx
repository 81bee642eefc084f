import type { HTMLAttributes } from 'react';
import styles from './text.module.css';

/** 2-5, 1–3, 1〜3, ORD-2026-000123. */
const UNBROKEN = /((?:\p{L}+-)?\d+(?:[-–〜]\d+)+)/u;

export interface UnbrokenNumbersProps {
  readonly children: string;
}

/** A text in which no line ends within a range of numbers or an order number: browsers break them after a hyphen. */
export function UnbrokenNumbers({ children }: UnbrokenNumbersProps) {
  return children.split(UNBROKEN).map((part, place) =>
    place % 2 === 1 ? (
      <span key={place} className={styles.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** Text for screen readers only. Give it `role="status"` to have changes announced. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} className={styles.hidden} />;
}
