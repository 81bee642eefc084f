import { Button, type ButtonProps } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';

interface ReorderButtonProps extends Pick<ButtonProps, 'type' | 'size'> {
  /** Tells it from the others on the screen. */
  readonly label: string;
  readonly isBusy: boolean;
  readonly onClick: () => void;
}

export function ReorderButton({ label, isBusy, onClick, ...look }: ReorderButtonProps) {
  const { t } = useTranslation('order');
  return (
    <Button {...look} loading={isBusy} onClick={onClick} aria-label={label}>
      {t(isBusy ? 'reorder.busy' : 'reorder.button')}
    </Button>
  );
}
