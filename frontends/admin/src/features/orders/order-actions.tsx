import type { OrderResponse } from '@kp/api-client/admin';
import { Button } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { HistoryButton } from '../../shared/audit/history-button';
import { RowMenu } from '../../shared/list/row-menu';
import { ordersPath } from '../../shared/orders-query';
import { useRights } from '../../shared/use-rights';
import { NextStep } from './next-step';
import { OpenReturnDialog } from './open-return-dialog';
import { useStatusChanges } from './status-changes';
import styles from './order-page.module.css';

/** The next step first in sight; what is seldom done is in the menu. */
export function OrderActions({ order }: { readonly order: OrderResponse }) {
  const { t } = useTranslation(['admin', 'adminOrders']);
  const navigate = useNavigate();
  const { may } = useRights();
  const { choose } = useStatusChanges();
  const [isReturning, setReturning] = useState(false);
  const { status, orderNumber } = order;
  const isOpen = status === 'pending' || status === 'processing';
  const items = [
    {
      key: 'duplicate',
      label: t('adminOrders:duplicate.action'),
      onClick: () => void navigate(ordersPath({ edit: 'new', like: order.id })),
    },
    ...(isOpen
      ? [
          {
            key: 'cancel',
            danger: true,
            label: t('orders.cancel.submit'),
            onClick: () => choose(order, 'cancelled'),
          },
        ]
      : []),
  ];
  return (
    <div className={styles.actions}>
      <HistoryButton subject="order" subjectId={order.id} />
      {may('orders') && status === 'delivered' && (
        <Button size="small" aria-haspopup="dialog" onClick={() => setReturning(true)}>
          {t('adminOrders:openReturn.title')}
        </Button>
      )}
      {may('orders') && <RowMenu name={orderNumber} items={items} />}
      <div className={styles.step}>
        <NextStep order={order} />
      </div>
      <OpenReturnDialog order={order} isOpen={isReturning} onClose={() => setReturning(false)} />
    </div>
  );
}
