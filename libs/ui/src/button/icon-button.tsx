import { Button, type ButtonProps } from './button';
import type { IconName } from '../icon/icon-paths';
import { classNames } from '../class-names';
import styles from './button.module.css';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** What the button does, for those who do not see the icon. */
  readonly label: string;
}

/** A button that shows an icon only; the label is its name and its tooltip. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <Button
      variant="quiet"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(styles.square, className)}
    />
  );
}
