import { Icon } from '@kp/ui';
import { Button } from '@kp/ui/admin';
import styles from './move-button.module.css';

interface MoveButtonProps {
  readonly icon: 'chevron-start' | 'chevron-end' | 'chevron-up' | 'chevron-down';
  readonly label: string;
  readonly isAtEnd: boolean;
  readonly size?: 'small';
  readonly onClick: () => void;
}

/** Keeps the focus at the end, which a disabled button would lose. */
export function MoveButton({ icon, label, isAtEnd, size, onClick }: MoveButtonProps) {
  return (
    <Button
      aria-label={label}
      aria-disabled={isAtEnd}
      icon={<Icon name={icon} />}
      size={size}
      onClick={() => !isAtEnd && onClick()}
      className={styles.move}
    />
  );
}
