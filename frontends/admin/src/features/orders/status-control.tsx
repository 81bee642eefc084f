import type { OrderResponse } from '@kp/api-client/admin';
import { ORDER_STATUSES, type OrderStatus } from '@kp/commerce';
import { Select } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ShipDialog } from './ship-dialog';
import { useStatusChange } from './use-status-change';
import styles from './status-control.module.css';

/** They open the list and move in it. A change has effects on the stock, so only Enter makes one. */
const ARROWS = ['ArrowDown', 'ArrowUp'];

export interface StatusControlProps {
  readonly order: OrderResponse;
  /** For fingers rather than for a dense table. */
  readonly isLarge?: boolean;
}

/** The status of an order, to be changed in place. Shipping asks for the parcel's number first. */
export function StatusControl({ order, isLarge }: StatusControlProps) {
  const { t } = useTranslation('admin');
  const { isSaving, refusal, change } = useStatusChange(order);
  const [isShipping, setShipping] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const choose = (status: OrderStatus) => {
    if (isSaving || status === order.status) return;
    if (status === 'shipped') setShipping(true);
    else void change(status);
  };
  return (
    <div className={styles.control}>
      <Select<OrderStatus>
        aria-label={t('orders.statusOf', { orderNumber: order.orderNumber })}
        value={order.status}
        size={isLarge ? 'large' : 'middle'}
        loading={isSaving}
        open={isOpen}
        onOpenChange={setOpen}
        onKeyDown={({ key }) => ARROWS.includes(key) && setOpen(true)}
        onChange={choose}
        options={ORDER_STATUSES.map((value) => ({ value, title: '' }))}
        labelRender={({ value }) => <StatusName status={value as OrderStatus} />}
        optionRender={({ value }) => <StatusName status={value as OrderStatus} />}
        popupMatchSelectWidth={false}
        virtual={false}
        className={styles.select}
      />
      {refusal && <p className={styles.refusal}>{refusal}</p>}
      <ShipDialog
        order={order}
        isOpen={isShipping}
        onClose={() => setShipping(false)}
        onShip={(shipment) => {
          setShipping(false);
          void change('shipped', shipment);
        }}
      />
    </div>
  );
}

function StatusName({ status }: { status: OrderStatus }) {
  const { t } = useTranslation();
  return (
    <span className={styles.name} data-status={status}>
      {t(`orderStatus.${status}`)}
    </span>
  );
}
