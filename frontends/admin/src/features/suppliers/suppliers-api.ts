import { adminApi, type ListSuppliersByAdminApiArg, type SupplierResponse } from '@kp/api-client/admin';
import { shownAtOnce } from '../../shared/list/shown-at-once';

export interface SupplierPage {
  readonly suppliers: readonly SupplierResponse[];
  /** Of all that match. */
  readonly total: number;
}

const withPages = adminApi.injectEndpoints({
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

/** One that is archived or taken back is shown so at once, and as before where the server refuses. */
export const {
  useSupplierPageQuery,
  useCreateSupplierByAdminMutation,
  useUpdateSupplierByAdminMutation,
  useDeleteSupplierByAdminMutation,
} = withPages.enhanceEndpoints({
  endpoints: {
    updateSupplierByAdmin: {
      async onQueryStarted(
        { id, saveSupplierRequest: { archived } },
        { dispatch, getState, queryFulfilled },
      ) {
        if (archived === undefined) return;
        const patches = withPages.util
          .selectInvalidatedBy(getState(), ['Suppliers'])
          .filter(({ endpointName }) => endpointName === 'supplierPage')
          .map(({ originalArgs }) =>
            dispatch(
              withPages.util.updateQueryData('supplierPage', originalArgs, (page) => ({
                ...page,
                suppliers: page.suppliers
                  .filter((supplier) => supplier.id !== id || !archived || originalArgs.status === 'all')
                  .map((supplier) => (supplier.id === id ? { ...supplier, archived } : supplier)),
              })),
            ),
          );
        await shownAtOnce(queryFulfilled, patches);
      },
    },
  },
});
