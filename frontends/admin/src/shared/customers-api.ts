import { adminApi, type CustomerResponse, type ListCustomersByAdminApiArg } from '@kp/api-client/admin';
import { personName } from '@kp/commerce';

interface CustomerPage {
  readonly customers: readonly CustomerResponse[];
  /** Of all that match. */
  readonly total: number;
}

export const {
  useCustomerPageQuery,
  useGetCustomerByAdminQuery,
  useLazyGetCustomerByAdminQuery,
  useSetCustomerDisabledByAdminMutation,
  useSendPasswordResetByAdminMutation,
} = adminApi
  .enhanceEndpoints({
    addTagTypes: ['Customers'],
    endpoints: { setCustomerDisabledByAdmin: { invalidatesTags: ['Customers'] } },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      customerPage: build.query<CustomerPage, ListCustomersByAdminApiArg>({
        query: (params) => ({ url: '/admin/api/customers', params }),
        transformResponse: (customers: CustomerResponse[], meta) => ({
          customers,
          total: meta?.totalCount ?? customers.length,
        }),
        providesTags: ['Customers'],
      }),
    }),
  });

export const nameOf = (customer: Pick<CustomerResponse, 'firstName' | 'lastName'>): string =>
  personName(customer);
