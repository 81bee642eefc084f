import type { OrderResponse } from '@kp/api-client/admin';
import { formatDateTime } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Flex, Typography } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { Shipment } from './shipment';

export function Shipments({ order: { shipments, items } }: { readonly order: OrderResponse }) {
  const { t } = useTranslation('adminOrders');
  const { language } = useFormats();
  if (shipments.length === 0) return null;
  const nameOf = (itemId: number) => items.find(({ id }) => id === itemId)?.productName ?? '';
  return (
    <Flex vertical gap="small" component="section">
      <h2>{t('shipments.title')}</h2>
      {shipments.map((shipment) => (
        <div key={shipment.id}>
          <Shipment {...shipment} />
          {shipment.items.map(({ itemId, quantity }) => (
            <p key={itemId}>{t('shipments.line', { quantity, name: nameOf(itemId) })}</p>
          ))}
          <Typography.Text type="secondary">
            <time dateTime={shipment.shippedAt}>{formatDateTime(shipment.shippedAt, language)}</time>
          </Typography.Text>
        </div>
      ))}
    </Flex>
  );
}
