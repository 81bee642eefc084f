import { classNames } from '../class-names';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths or percentages; a text line as wide as its container unless given. */
  readonly width?: string;
  /** `auto` when the class gives the aspect ratio. */
  readonly height?: string;
  readonly className?: string;
}

/**
 * The place of something that is still loading. It shows after 150 ms, so that a quick answer does not flicker. An SVG
 * has its size in attributes: served pages may hold no inline styles.
 */
export function Skeleton({ width = '100%', height = '1em', className }: SkeletonProps) {
  return (
    <svg
      aria-hidden="true"
      className={classNames(styles.skeleton, className)}
      width={width}
      height={height === 'auto' ? undefined : height}
    />
  );
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
