import type { OrderResponse } from '@kp/api-client/admin';
import { useFormats } from '@kp/ui';
import { Button, LinkButton } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminPath } from '../../shared/admin-path';
import { outstandingMinor } from '../../shared/payments/shown-payment';
import { useRights } from '../../shared/use-rights';
import { IssueInvoice, isToInvoice } from './issue-invoice';
import { SendBalanceLink } from './send-balance-link';
import { ShipItemsDialog, unshipped } from './ship-items-dialog';
import { useStatusChanges } from './status-changes';

/** What a change added is asked for before anything else. */
export const isLinkNext = (order: OrderResponse): boolean =>
  outstandingMinor(order) > 0 &&
  !order.balanceLink &&
  order.email !== '' &&
  !order.payment.isAwaited &&
  order.status !== 'cancelled' &&
  order.status !== 'delivered';

/** The one thing that an order waits for, always in sight: to find its payment, to ask for what a change added, to ship it, to be delivered, to be invoiced. */
export function NextStep({ order }: { readonly order: OrderResponse }) {
  const { t } = useTranslation(['admin', 'adminOrders']);
  const { number } = useFormats();
  const { may } = useRights();
  const { choose, isSaving } = useStatusChanges();
  const [isShipping, setShipping] = useState(false);
  const left = unshipped(order).reduce((sum, item) => sum + item.left, 0);
  const { status, payment } = order;
  if (may('invoices') && isToInvoice(order)) return <IssueInvoice order={order} />;
  if (!may('orders:ship') || status === 'cancelled' || status === 'delivered') return null;
  const step = () => {
    if (payment.isAwaited)
      return may('payments') && order.paymentMethod !== 'bank_transfer' ? (
        <LinkButton type="primary" to={adminPath('payments')}>
          {t('adminOrders:drawer.findPayment')}
        </LinkButton>
      ) : null;
    if (may('orders') && isLinkNext(order)) return <SendBalanceLink order={order} isPrimary />;
    if (left > 0)
      return (
        <Button type="primary" onClick={() => setShipping(true)}>
          {t('adminOrders:shipments.ship')} ({number(left)})
        </Button>
      );
    return (
      <Button type="primary" loading={isSaving(order.id)} onClick={() => choose(order, 'delivered')}>
        {t('orders.deliver.submit')}
      </Button>
    );
  };
  return (
    <>
      {step()}
      <ShipItemsDialog order={order} isOpen={isShipping} onClose={() => setShipping(false)} />
    </>
  );
}
