import { type InvoiceResponse, useCreateInvoiceMutation } from '@kp/api-client/account';
import { existingInvoiceOf, invoicePath, isApiError, useRequestFailure, useToast } from '@kp/client';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

const SERVER_ERROR = 500;

/** Creates the invoice of an order and opens it; one that exists already is opened. */
export function useCreateInvoice(orderId: number) {
  const { t } = useTranslation('accountTabs');
  const { toast } = useToast();
  const navigate = useNavigate();
  const textOf = useFailureText();
  const [createInvoice, { isLoading }] = useCreateInvoiceMutation();

  const fail = (description: string) =>
    toast({ title: t('invoices.errors.accessTitle'), description, variant: 'destructive' });
  const create = async () => {
    const { data, error } = await createInvoice({ id: orderId });
    const existing = existingInvoiceOf(error);
    if (existing) return navigate(invoicePath(existing));
    if (error) return fail(textOf(error));
    const { invoiceNumber } = (data ?? {}) as Partial<InvoiceResponse>;
    if (!invoiceNumber) return fail(t('invoices.errors.invalidData'));
    toast({ title: t('invoices.created') });
    return navigate(invoicePath(invoiceNumber));
  };
  return { isCreating: isLoading, create };
}

/** The reason that the shop gives, else the status of its answer. */
function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('accountTabs');
  const failure = useRequestFailure();
  return (error) => {
    if (!isApiError(error) || error.status === 0) return t('invoices.errors.access');
    const { status, problem } = error;
    return problem && status < SERVER_ERROR ? failure.textOf(error) : t('invoices.errors.server', { status });
  };
}
