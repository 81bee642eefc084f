import type { CSSProperties } from 'react';
import { classNames } from '../class-names';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths; a text line as wide as its container unless given. */
  readonly width?: string;
  readonly height?: string;
  readonly className?: string;
}

/** The place of something that is still loading. It shows after 150 ms, so that a quick answer does not flicker. */
export function Skeleton({ width, height, className }: SkeletonProps) {
  const size: CSSProperties = { inlineSize: width, blockSize: height };
  return <span aria-hidden="true" className={classNames(styles.skeleton, className)} style={size} />;
}

export interface SkeletonTextProps {
  readonly lines?: number;
}

export function SkeletonText({ lines = 3 }: SkeletonTextProps) {
  return (
    <span className={styles.text}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? '60%' : undefined} />
      ))}
    </span>
  );
}
