import { type OrderResponse, useIssueInvoiceMutation } from '@kp/api-client/account';
import { existingInvoiceOf, invoicePath, isApiError, useRequestFailure, useToast } from '@kp/client';
import { isInvoiceable } from '@kp/commerce';
import { Button, LinkButton } from '@kp/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

type InvoicedOrder = Pick<OrderResponse, 'id' | 'orderNumber' | 'status' | 'paymentStatus' | 'invoiceNumber'>;

interface OrderInvoiceProps {
  readonly order: InvoicedOrder;
}

/** The invoice of an order, or the button that creates it once the order is delivered, unless it was refunded in full. */
export function OrderInvoice({ order }: OrderInvoiceProps) {
  const { t } = useTranslation('accountTabs');
  const { invoiceNumber } = order;
  if (invoiceNumber) {
    return (
      <LinkButton
        to={invoicePath(invoiceNumber)}
        aria-label={t('invoices.viewOf', { number: invoiceNumber })}
      >
        {t('invoices.view')}
      </LinkButton>
    );
  }
  return isInvoiceable(order) ? <CreateInvoiceButton order={order} /> : null;
}

const RELOAD_DELAY_MS = 1500;

function CreateInvoiceButton({ order }: OrderInvoiceProps) {
  const { t } = useTranslation('accountTabs');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const navigate = useNavigate();
  const [issue, { isLoading }] = useIssueInvoiceMutation();
  const [isReloading, setReloading] = useState(false);

  const handleClick = async () => {
    const answer = await issue({ id: order.id, issueInvoiceRequest: { paymentMethod: 'wire_transfer' } });
    const existing = existingInvoiceOf(answer.error);
    if (existing) return navigate(invoicePath(existing));
    if (answer.error) {
      const hasReason = isApiError(answer.error) && answer.error.problem;
      const text = hasReason ? undefined : t('invoices.errors.create');
      return failure.show(answer.error, { title: t('invoices.errors.createTitle'), text });
    }
    toast({ title: t('invoices.created') });
    setReloading(true);
    return setTimeout(() => window.location.reload(), RELOAD_DELAY_MS);
  };
  const isBusy = isLoading || isReloading;
  return (
    <Button
      loading={isBusy}
      onClick={() => void handleClick()}
      aria-label={t('invoices.createOf', { orderNumber: order.orderNumber })}
    >
      {t(isBusy ? 'invoices.creating' : 'invoices.create')}
    </Button>
  );
}
