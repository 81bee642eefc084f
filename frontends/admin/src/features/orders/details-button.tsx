import type { OrderResponse } from '@kp/api-client/admin';
import { Button } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';

interface DetailsButtonProps {
  readonly order: OrderResponse;
  readonly isLarge?: boolean;
  readonly onOpen: (id: number) => void;
}

export function DetailsButton({ order: { id, orderNumber }, isLarge, onOpen }: DetailsButtonProps) {
  const { t } = useTranslation('admin');
  return (
    <Button
      size={isLarge ? 'large' : 'middle'}
      aria-label={t('orders.viewDetailsOf', { orderNumber })}
      onClick={() => onOpen(id)}
    >
      {t('orders.viewDetails')}
    </Button>
  );
}
