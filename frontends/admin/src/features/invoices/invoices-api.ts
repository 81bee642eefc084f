import { adminApi, type AuthorityMessageResponse, type StaffInvoiceResponse } from '@kp/api-client/admin';
import { listQuery } from '../../shared/list/list-query';

/** As the API takes them. */
export interface InvoiceFilters {
  readonly search?: string;
  readonly state?: string;
  readonly transmission?: string;
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

const invoicesApi = adminApi.enhanceEndpoints({ addTagTypes: ['AuthorityMessages'] }).injectEndpoints({
  endpoints: (build) => ({
    invoicePage: build.query(
      listQuery<StaffInvoiceResponse, InvoicePageArg, 'Invoices'>('/admin/api/invoices', 'Invoices'),
    ),
    authorityMessagePage: build.query(
      listQuery<AuthorityMessageResponse, { limit: number; offset: number }, 'AuthorityMessages'>(
        '/admin/api/authority-messages',
        'AuthorityMessages',
      ),
    ),
  }),
});

export const { useInvoicePageQuery, useAuthorityMessagePageQuery } = invoicesApi;
export const { useSumInvoicesByAdminQuery, useSendInvoiceByAdminMutation } = adminApi;
export const { useReissueInvoiceByAdminMutation } = adminApi.enhanceEndpoints({
  addTagTypes: ['Invoices', 'Orders'],
  endpoints: { reissueInvoiceByAdmin: { invalidatesTags: ['Invoices', 'Orders'] } },
});
