import type { OrderResponse } from '@kp/api-client/account';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { TrackPackage } from './track-package';
import styles from './orders.module.css';

/** One shipment needs no list: it has the whole order. */
export function Shipments({ order: { shipments, items, status, trackingUrl } }: { order: OrderResponse }) {
  const { t } = useTranslation('account');
  const { date } = useFormats();
  const isComplete = shipments.length === 1 && (status === 'shipped' || status === 'delivered');
  if (shipments.length === 0 || isComplete) return <TrackPackage order={{ trackingUrl }} />;
  const nameOf = (itemId: number) => items.find(({ id }) => id === itemId)?.productName ?? '';
  return (
    <section>
      <h3>{t('returns.shipments')}</h3>
      <ul className={styles.parcels}>
        {shipments.map((shipment) => (
          <li key={shipment.id}>
            <p>
              {[date(shipment.shippedAt), shipment.courier].filter(Boolean).join(' · ')}{' '}
              {shipment.awbNumber && <bdi dir="ltr">{shipment.awbNumber}</bdi>}
            </p>
            {shipment.items.map(({ itemId, quantity }) => (
              <p key={itemId}>{t('returns.line', { quantity, name: nameOf(itemId) })}</p>
            ))}
            <TrackPackage order={shipment} />
          </li>
        ))}
      </ul>
    </section>
  );
}
