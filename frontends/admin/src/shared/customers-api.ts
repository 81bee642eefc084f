import { adminApi, type CustomerResponse, type ListCustomersByAdminApiArg } from '@kp/api-client/admin';
import { listQuery } from './list/list-query';
import { personName } from '@kp/commerce';

export const {
  useCustomerPageQuery,
  useGetCustomerByAdminQuery,
  useLazyGetCustomerByAdminQuery,
  useSetCustomerDisabledByAdminMutation,
  useSendPasswordResetByAdminMutation,
  useSaveCustomerCompanyByAdminMutation,
  useCheckCustomerCompanyByAdminMutation,
} = adminApi
  .enhanceEndpoints({
    addTagTypes: ['Customers'],
    endpoints: {
      setCustomerDisabledByAdmin: { invalidatesTags: ['Customers'] },
      saveCustomerCompanyByAdmin: { invalidatesTags: ['Customers'] },
      checkCustomerCompanyByAdmin: { invalidatesTags: ['Customers'] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      customerPage: build.query(
        listQuery<CustomerResponse, ListCustomersByAdminApiArg, 'Customers'>(
          '/admin/api/customers',
          'Customers',
        ),
      ),
    }),
  });

export const nameOf = (customer: Pick<CustomerResponse, 'firstName' | 'lastName'>): string =>
  personName(customer);
