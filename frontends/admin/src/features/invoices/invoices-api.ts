import { adminApi, type StaffInvoiceResponse } from '@kp/api-client/admin';

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

interface InvoicePage {
  readonly invoices: readonly StaffInvoiceResponse[];
  /** Of all that match. */
  readonly total: number;
}

interface InvoicePageArg extends InvoiceFilters {
  readonly sort?: string;
  readonly limit: number;
  readonly offset: number;
}

const invoicesApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    invoicePage: build.query<InvoicePage, InvoicePageArg>({
      query: (params) => ({ url: '/admin/api/invoices', params: { ...params } }),
      transformResponse: (invoices: StaffInvoiceResponse[], meta) => ({
        invoices,
        total: meta?.totalCount ?? invoices.length,
      }),
      providesTags: ['Invoices'],
    }),
  }),
});

export const { useInvoicePageQuery } = invoicesApi;
export const { useSumInvoicesByAdminQuery, useSendInvoiceByAdminMutation } = adminApi;
