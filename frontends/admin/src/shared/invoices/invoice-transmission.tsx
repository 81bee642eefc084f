import { adminApi, type StaffInvoiceResponse } from '@kp/api-client/admin';
import { Flex, LinkButton } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { adminPath } from '../admin-path';
import { TransmissionState } from './transmission-state';

const FOUND_AT_MOST = 5;

const transmissionApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    invoiceByNumber: build.query<StaffInvoiceResponse | null, string>({
      query: (search) => ({ url: '/admin/api/invoices', params: { search, limit: FOUND_AT_MOST } }),
      transformResponse: (found: StaffInvoiceResponse[], _meta, number) =>
        found.find(({ invoiceNumber }) => invoiceNumber === number) ?? null,
      providesTags: ['Invoices'],
    }),
  }),
});

/** Of the invoice of an order: where it is on its way to the tax office, and the way to the rest of it. */
export function InvoiceTransmission({ invoiceNumber }: { readonly invoiceNumber: string }) {
  const { t } = useTranslation('adminOrders');
  const { currentData: invoice } = transmissionApi.useInvoiceByNumberQuery(invoiceNumber);
  if (!invoice?.transmission) return null;
  return (
    <Flex wrap gap="small" align="start">
      <TransmissionState transmission={invoice.transmission} />
      <LinkButton to={adminPath('invoices', { open: invoice.id })}>
        {t('invoices.transmission.title')}
      </LinkButton>
    </Flex>
  );
}
