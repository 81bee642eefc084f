import { adminApi, type ListSuppliersByAdminApiArg, type SupplierResponse } from '@kp/api-client/admin';
import { listQuery } from '../../shared/list/list-query';
import { shownAtOnce } from '../../shared/list/shown-at-once';

const withPages = adminApi.injectEndpoints({
  endpoints: (build) => ({
    supplierPage: build.query(
      listQuery<SupplierResponse, ListSuppliersByAdminApiArg, 'Suppliers'>(
        '/admin/api/suppliers',
        'Suppliers',
      ),
    ),
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
                rows: page.rows
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
