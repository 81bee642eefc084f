import type { OrderStatus } from '@kp/commerce';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../button/button';
import { useFormats } from '../format/use-formats';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../text/text';
import styles from './order-parcels.module.css';
import type { ExpectedParcel } from './promised-days';

interface Parcel {
  readonly courier: string | null;
  readonly awbNumber: string | null;
  readonly trackingUrl: string | null;
}

interface Shipment extends Parcel, ExpectedParcel {
  readonly shippedAt: string;
  readonly items: readonly { readonly itemId: number; readonly quantity: number }[];
}

export interface ShippedOrder extends Parcel {
  readonly status: OrderStatus;
  readonly items: readonly { readonly id: number; readonly productName: string }[];
  /** Oldest first. */
  readonly shipments: readonly Shipment[];
}

/** A shipment with the whole order needs no list; before it the order may have a tracking number already. */
export function OrderParcels({ order }: { readonly order: ShippedOrder }) {
  const { t } = useTranslation('order');
  const { t: common } = useTranslation();
  const { date, dayRange } = useFormats();
  const { shipments, status, items } = order;
  const isComplete = shipments.length === 1 && (status === 'shipped' || status === 'delivered');
  if (shipments.length === 0 || isComplete) return <ParcelFacts parcel={order} />;
  const nameOf = (itemId: number) => items.find(({ id }) => id === itemId)?.productName ?? '';
  return (
    <section className={styles.parcels}>
      <h3 className={styles.heading}>{t('parcels.title')}</h3>
      <ul className={styles.list}>
        {shipments.map((shipment, index) => (
          <li key={index} className={styles.shipment}>
            <p>{date(shipment.shippedAt)}</p>
            {status !== 'delivered' && shipment.expectedFirstDay && shipment.expectedLastDay && (
              <p>
                {common('order.arrives', {
                  days: dayRange(shipment.expectedFirstDay, shipment.expectedLastDay),
                })}
              </p>
            )}
            <ParcelFacts parcel={shipment} />
            {shipment.items.map(({ itemId, quantity }) => (
              <p key={itemId} className={styles.soft}>
                {t('line', { quantity, name: nameOf(itemId) })}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Courier and number are text, because a link may not work and the courier asks for the number. */
function ParcelFacts({ parcel: { courier, awbNumber, trackingUrl } }: { readonly parcel: Parcel }) {
  const { t } = useTranslation('order');
  if (!courier && !awbNumber && !trackingUrl) return null;
  return (
    <div className={styles.facts}>
      <Icon name="truck" />
      {courier && (
        <span>
          {t('parcels.courier')}: <bdi>{courier}</bdi>
        </span>
      )}
      {awbNumber && (
        <span>
          {t('parcels.number')}: <bdi dir="ltr">{awbNumber}</bdi>
        </span>
      )}
      {trackingUrl && (
        <ButtonLink to={trackingUrl} target="_blank" rel="noreferrer" size="small">
          {t('parcels.track')}
          <VisuallyHidden>{` (${t('parcels.newTab')})`}</VisuallyHidden>
        </ButtonLink>
      )}
    </div>
  );
}
