import type { OrderResponse } from '@kp/api-client/admin';
import { Typography } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { ShortDate } from '../../shared/short-date';
import { PageCard } from '../../shared/page-card';
import { DocumentButton } from './order-documents';
import { Shipment } from './shipment';
import styles from './order-details.module.css';

export function Shipments({ order }: { readonly order: OrderResponse }) {
  const { id: orderId, shipments, items, awbNumber, courier } = order;
  const { t } = useTranslation('adminOrders');
  if (shipments.length === 0 && !awbNumber && !courier) return null;
  const nameOf = (itemId: number) => items.find(({ id }) => id === itemId)?.productName ?? '';
  return (
    <PageCard title={t('shipments.title')}>
      {/* Entered before anything was shipped. */}
      {shipments.length === 0 && <Shipment {...order} />}
      {shipments.map((shipment) => (
        <div key={shipment.id} className={styles.shipment}>
          <Shipment {...shipment} />
          {shipment.items.map(({ itemId, quantity }) => (
            <p key={itemId}>{t('shipments.line', { quantity, name: nameOf(itemId) })}</p>
          ))}
          <Typography.Text type="secondary">
            <ShortDate iso={shipment.shippedAt} />
          </Typography.Text>
          <DocumentButton
            label={t('drawer.documents.deliveryNote', { number: shipment.deliveryNoteNumber })}
            url={`/admin/api/orders/${orderId}/shipments/${shipment.id}/delivery-note.pdf`}
            name={`${shipment.deliveryNoteNumber}.pdf`}
          />
        </div>
      ))}
    </PageCard>
  );
}
