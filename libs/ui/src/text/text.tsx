import type { HTMLAttributes } from 'react';
import styles from './text.module.css';

/** 2-5, 1–3, 1〜3, ORD-2026-000123. */
const UNBROKEN = /((?:\p{L}+-)?\d+(?:[-–〜]\d+)+)/u;

export interface UnbrokenNumbersProps {
  readonly children: string;
}

/** Prevents line breaks within number ranges and order numbers, which browsers break after a hyphen. */
export function UnbrokenNumbers({ children }: UnbrokenNumbersProps) {
  return children.split(UNBROKEN).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} className={styles.hidden} />;
}
