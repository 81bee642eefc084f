import type { OrderResponse } from '@kp/api-client/admin';
import { Button } from '@kp/ui/admin';
import { Modal } from '@kp/ui/dialogs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ordersPath } from '../../shared/orders-query';

export interface InvoiceRefusal {
  readonly order: OrderResponse;
  readonly reason: string;
}

export interface RefusedInvoicesProps {
  readonly refusals: readonly InvoiceRefusal[];
  readonly onClose: () => void;
}

/** The orders of a selection that got no invoice, below the reason. */
export function RefusedInvoices({ refusals, onClose }: RefusedInvoicesProps) {
  const { t } = useTranslation('adminOrders');
  const reasons = [...new Set(refusals.map(({ reason }) => reason))];
  return (
    <Modal
      open={refusals.length > 0}
      title={t('invoices.notIssued')}
      footer={<Button onClick={onClose}>{t('invoices.close')}</Button>}
      onCancel={onClose}
    >
      {reasons.map((reason) => (
        <section key={reason}>
          <p>{reason}</p>
          <ul>
            {refusals
              .filter((refusal) => refusal.reason === reason)
              .map(({ order: { id, orderNumber } }) => (
                <li key={id}>
                  <Link to={ordersPath({ order: id })}>
                    <bdi dir="ltr">{orderNumber}</bdi>
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Modal>
  );
}
