import { classNames } from '../class-names';
import { DIRECTIONAL, ICON_PATHS, type IconName } from './icon-paths';
import styles from './icon.module.css';

export interface IconProps {
  readonly name: IconName;
  /** Edge length in pixels; 20 unless given. */
  readonly size?: number;
  readonly className?: string;
}

/** A picture beside a text. It says nothing by itself: a button that holds only an icon needs a label. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={classNames(styles.icon, DIRECTIONAL.has(name) && styles.directional, className)}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
