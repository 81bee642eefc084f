import { classNames } from '../class-names';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly width?: string;
  /** `auto` when the class sets the aspect ratio. */
  readonly height?: string;
  readonly className?: string;
}

/** An SVG, because its size fits in attributes: the content security policy allows no inline styles. */
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
