import { adminApi, type OrderResponse } from '@kp/api-client/admin';
import { isApiError, useRequestFailure, useToast } from '@kp/client';
import { isInvoiceable } from '@kp/commerce';
import { Button } from '@kp/ui/admin';
import { Modal } from '@kp/ui/dialogs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const { useIssueInvoiceByAdminMutation } = adminApi.injectEndpoints({
  endpoints: (build) => ({
    issueInvoiceByAdmin: build.mutation<{ invoiceNumber: string }, number>({
      query: (id) => ({
        url: `/api/orders/${id}/create-invoice`,
        method: 'POST',
      }),
      invalidatesTags: ['Invoices', 'Orders'],
    }),
  }),
});

export const isToInvoice = (order: OrderResponse): boolean => isInvoiceable(order) && !order.invoiceNumber;

/** Why it was not issued, in words of the one who can change it. */
function useRefusalText() {
  const { t } = useTranslation('adminOrders');
  const { textOf } = useRequestFailure();
  return (error: unknown) =>
    isApiError(error) && error.problem?.code === 'INVOICES.NOT_CONFIGURED'
      ? t('invoices.incomplete')
      : textOf(error);
}

/** Of an order that is delivered and has none. */
export function IssueInvoice({ order }: { readonly order: OrderResponse }) {
  const { t } = useTranslation('adminOrders');
  const { toast } = useToast();
  const textOf = useRefusalText();
  const [issue, { isLoading }] = useIssueInvoiceByAdminMutation();
  const issueOne = async () => {
    try {
      const { invoiceNumber: number } = await issue(order.id).unwrap();
      toast({ title: t('invoices.issuedNow', { number }) });
    } catch (error) {
      toast({
        title: t('invoices.issueFailed'),
        description: textOf(error),
        variant: 'destructive',
      });
    }
  };
  return (
    <Button type="primary" loading={isLoading} onClick={() => void issueOne()}>
      {t('invoices.issue')}
    </Button>
  );
}

interface Refusal {
  readonly orderNumber: string;
  readonly reason: string;
}

/** Of those that can have one, one after another; what is refused is named with its reason. */
export function IssueInvoices({ orders }: { readonly orders: readonly OrderResponse[] }) {
  const { t } = useTranslation('adminOrders');
  const { toast } = useToast();
  const textOf = useRefusalText();
  const [issue] = useIssueInvoiceByAdminMutation();
  const [isIssuing, setIssuing] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const toIssue = orders.filter(isToInvoice);
  if (toIssue.length === 0 && refusals.length === 0) return null;
  const issueAll = async () => {
    setIssuing(true);
    const refused: Refusal[] = [];
    for (const { id, orderNumber } of toIssue) {
      try {
        await issue(id).unwrap();
      } catch (error) {
        refused.push({ orderNumber, reason: textOf(error) });
      }
    }
    setIssuing(false);
    setRefusals(refused);
    const issued = toIssue.length - refused.length;
    toast({ title: t('invoices.issuedOf', { issued, total: toIssue.length }) });
  };
  return (
    <>
      <Button loading={isIssuing} onClick={() => void issueAll()}>
        {t('invoices.issueSelected')} ({toIssue.length})
      </Button>
      <Modal
        open={refusals.length > 0}
        title={t('invoices.notIssued')}
        footer={<Button onClick={() => setRefusals([])}>{t('invoices.close')}</Button>}
        onCancel={() => setRefusals([])}
      >
        <ul>
          {refusals.map(({ orderNumber, reason }) => (
            <li key={orderNumber}>
              <bdi dir="ltr">{orderNumber}</bdi>: {reason}
            </li>
          ))}
        </ul>
      </Modal>
    </>
  );
}
