import { adminApi, type ListSuppliersByAdminApiArg, type SupplierResponse } from '@kp/api-client/admin';

export interface SupplierPage {
  readonly suppliers: readonly SupplierResponse[];
  /** Of all that match. */
  readonly total: number;
}

export const {
  useSupplierPageQuery,
  useCreateSupplierByAdminMutation,
  useUpdateSupplierByAdminMutation,
  useDeleteSupplierByAdminMutation,
} = adminApi.injectEndpoints({
  endpoints: (build) => ({
    supplierPage: build.query<SupplierPage, ListSuppliersByAdminApiArg>({
      query: (params) => ({ url: '/admin/api/suppliers', params }),
      transformResponse: (suppliers: SupplierResponse[], meta) => ({
        suppliers,
        total: meta?.totalCount ?? suppliers.length,
      }),
      providesTags: ['Suppliers'],
    }),
  }),
});
