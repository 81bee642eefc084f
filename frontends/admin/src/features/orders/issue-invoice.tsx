import { adminApi, type OrderResponse } from '@kp/api-client/admin';
import { isApiError, useRequestFailure, useToast } from '@kp/client';
import { isInvoiceable } from '@kp/commerce';
import { Button } from '@kp/ui/admin';
import { useState } from 'react';
import { lazyPanel } from '../../shared/lazy-panel';
import { useRights } from '../../shared/use-rights';
import { AddressEditor } from './edit-addresses';
import { useTranslation } from 'react-i18next';
import type { InvoiceRefusal, RefusedInvoicesProps } from './refused-invoices';

const RefusedInvoices = lazyPanel<RefusedInvoicesProps>(
  async () => (await import('./refused-invoices')).RefusedInvoices,
  ({ refusals }) => refusals.length > 0,
);

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

/** What the buyer's data lack, which the staff can enter. */
const INCOMPLETE_BUYER = new Set(['INVOICES.TAX_NUMBER_REQUIRED', 'INVOICES.ADDRESS_INCOMPLETE']);

/** Of an order that is delivered and has none. Where the buyer's data lack something, their form opens. */
export function IssueInvoice({ order }: { readonly order: OrderResponse }) {
  const { t } = useTranslation('adminOrders');
  const { toast } = useToast();
  const textOf = useRefusalText();
  const { may } = useRights();
  const [issue, { isLoading }] = useIssueInvoiceByAdminMutation();
  const [lacking, setLacking] = useState<string>();
  const issueOne = async () => {
    try {
      const { invoiceNumber: number } = await issue(order.id).unwrap();
      toast({ title: t('invoices.issuedNow', { number }) });
    } catch (error) {
      const code = isApiError(error) ? error.problem?.code : undefined;
      if (code && INCOMPLETE_BUYER.has(code) && may('orders')) return setLacking(textOf(error));
      toast({
        title: t('invoices.issueFailed'),
        description: textOf(error),
        variant: 'destructive',
      });
    }
  };
  return (
    <>
      <Button type="primary" loading={isLoading} onClick={() => void issueOne()}>
        {t('invoices.issue')}
      </Button>
      {lacking && <AddressEditor order={order} reason={lacking} onClose={() => setLacking(undefined)} />}
    </>
  );
}

/** Of those that can have one, one after another; what is refused is named below its reason. */
export function IssueInvoices({ orders }: { readonly orders: readonly OrderResponse[] }) {
  const { t } = useTranslation('adminOrders');
  const { toast } = useToast();
  const textOf = useRefusalText();
  const [issue] = useIssueInvoiceByAdminMutation();
  const [isIssuing, setIssuing] = useState(false);
  const [refusals, setRefusals] = useState<readonly InvoiceRefusal[]>([]);
  const toIssue = orders.filter(isToInvoice);
  if (toIssue.length === 0 && refusals.length === 0) return null;
  const issueAll = async () => {
    setIssuing(true);
    const refused: InvoiceRefusal[] = [];
    for (const order of toIssue) {
      try {
        await issue(order.id).unwrap();
      } catch (error) {
        refused.push({ order, reason: textOf(error) });
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
      <RefusedInvoices refusals={refusals} onClose={() => setRefusals([])} />
    </>
  );
}
