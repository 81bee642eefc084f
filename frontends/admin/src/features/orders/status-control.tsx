import type { OrderResponse } from '@kp/api-client/admin';
import { ORDER_STATUSES, type OrderStatus } from '@kp/commerce';
import { LinkButton, Select } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminPath } from '../../shared/admin-path';
import { useRights } from '../../shared/use-rights';
import { useStatusChanges } from './status-changes';
import styles from './status-control.module.css';

/** Arrow keys only move in the list: a change has effects on the stock, so it takes Enter. */
const ARROWS = ['ArrowDown', 'ArrowUp'];

interface StatusControlProps {
  readonly order: OrderResponse;
}

export function StatusControl({ order }: StatusControlProps) {
  const { t } = useTranslation(['admin', 'adminOrders']);
  const { isSaving, rejectionOf, choose } = useStatusChanges();
  const [isOpen, setOpen] = useState(false);
  const { may } = useRights();
  const statuses = ORDER_STATUSES.filter((status) => may('orders') || status !== 'cancelled');
  const rejection = rejectionOf(order.id);
  return (
    <div className={styles.control}>
      <Select<OrderStatus>
        aria-label={t('orders.statusOf', { orderNumber: order.orderNumber })}
        value={order.status}
        loading={isSaving(order.id)}
        open={isOpen}
        onOpenChange={setOpen}
        onKeyDown={({ key }) => ARROWS.includes(key) && setOpen(true)}
        onChange={(status) => choose(order, status)}
        options={statuses.map((value) => ({ value, title: '' }))}
        labelRender={({ value }) => <StatusName status={value as OrderStatus} />}
        optionRender={({ value }) => <StatusName status={value as OrderStatus} />}
        popupMatchSelectWidth={false}
        variant="borderless"
        className={styles.select}
      />
      {rejection && <p className={styles.rejection}>{rejection}</p>}
      {rejection && order.payment.isAwaited && (
        <LinkButton to={adminPath('payments')}>{t('adminOrders:drawer.findPayment')}</LinkButton>
      )}
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
