import { adminApi, type StaffInvoiceResponse } from '@kp/api-client/admin';
import { listQuery } from '../../shared/list/list-query';

/** As the API takes them. */
export interface InvoiceFilters {
  readonly search?: string;
  readonly state?: string;
  readonly kind?: string;
  readonly from?: string;
  readonly to?: string;
  readonly customerId?: string;
  readonly ids?: string;
}

interface InvoicePageArg extends InvoiceFilters {
  readonly sort?: string;
  readonly limit: number;
  readonly offset: number;
}

const invoicesApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    invoicePage: build.query(
      listQuery<StaffInvoiceResponse, InvoicePageArg, 'Invoices'>('/admin/api/invoices', 'Invoices'),
    ),
  }),
});

export const { useInvoicePageQuery } = invoicesApi;
export const { useSumInvoicesByAdminQuery, useSendInvoiceByAdminMutation } = adminApi;
