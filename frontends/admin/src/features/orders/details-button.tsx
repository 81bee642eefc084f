import type { OrderResponse } from '@kp/api-client/admin';
import { Button } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';

interface DetailsButtonProps {
  readonly order: OrderResponse;
  readonly onOpen: (id: number) => void;
}

export function DetailsButton({ order: { id, orderNumber }, onOpen }: DetailsButtonProps) {
  const { t } = useTranslation('admin');
  return (
    <Button aria-label={t('orders.viewDetailsOf', { orderNumber })} onClick={() => onOpen(id)}>
      {t('orders.viewDetails')}
    </Button>
  );
}
