import {
  adminApi,
  type AdminProductResponse,
  type ListProductsByAdminApiArg,
  type SaveProductRequest,
} from '@kp/api-client/admin';
import { isApiError } from '@kp/client';
import { listQuery } from '../../shared/list/list-query';
import { shownAtOnce } from '../../shared/list/shown-at-once';

type SavedTags = ('Products' | 'Categories' | 'AdminProducts' | 'AdminCategories' | 'Suppliers')[];

/** Lists of the shop and the numbers of products follow a change too. */
const SAVED_PRODUCTS: SavedTags = ['Products', 'Categories', 'AdminProducts', 'AdminCategories', 'Suppliers'];

interface SavedProduct {
  readonly id: number;
  readonly saveProductRequest: SaveProductRequest;
}

const withPages = adminApi
  .enhanceEndpoints({ addTagTypes: ['Products', 'Categories', 'AdminProducts'] })
  .injectEndpoints({
    endpoints: (build) => ({
      productPage: build.query(
        listQuery<AdminProductResponse, ListProductsByAdminApiArg & { language: string }, 'AdminProducts'>(
          '/admin/api/products',
          'AdminProducts',
        ),
      ),
      /** One of several: lists are loaded again after the last. */
      saveListedProduct: build.mutation<AdminProductResponse, SavedProduct>({
        query: ({ id, saveProductRequest }) => ({
          url: `/api/products/${id}`,
          method: 'PUT',
          body: saveProductRequest,
        }),
      }),
    }),
  });

/** A new status is shown in every list at once, and taken back where the server refuses it. */
const productsApi = withPages.enhanceEndpoints({
  endpoints: {
    createProductByAdmin: { invalidatesTags: SAVED_PRODUCTS },
    updateProductByAdmin: {
      invalidatesTags: SAVED_PRODUCTS,
      async onQueryStarted({ id, saveProductRequest: { status } }, { dispatch, getState, queryFulfilled }) {
        const patches = withPages.util
          .selectInvalidatedBy(getState(), ['AdminProducts'])
          .filter(({ endpointName }) => endpointName === 'productPage')
          .map(({ originalArgs }) =>
            dispatch(
              withPages.util.updateQueryData('productPage', originalArgs, (page) => ({
                ...page,
                rows: page.rows.map((product) =>
                  product.id === id ? { ...product, status: status ?? product.status } : product,
                ),
              })),
            ),
          );
        await shownAtOnce(queryFulfilled, patches);
      },
    },
    deleteProductByAdmin: { invalidatesTags: SAVED_PRODUCTS },
    restoreProductByAdmin: { invalidatesTags: SAVED_PRODUCTS },
  },
});

export const {
  useProductPageQuery,
  useSaveListedProductMutation,
  useGetProductByAdminQuery,
  useCreateProductByAdminMutation,
  useUpdateProductByAdminMutation,
  useDeleteProductByAdminMutation,
  useRestoreProductByAdminMutation,
} = productsApi;

/** Archived ones too: products keep them. */
export const useSupplierOptionsQuery = (options?: { readonly skip: boolean }) =>
  adminApi.useListSuppliersByAdminQuery({ status: 'all' }, options);

/** After the last of several. */
export const listedProductsSaved = () => productsApi.util.invalidateTags(SAVED_PRODUCTS);

const CHANGED = 'CATALOG.PRODUCT_CHANGED';

/** The product as somebody else has saved it meanwhile. */
export function productInConflict(error: unknown): AdminProductResponse | undefined {
  const { code, details } = (isApiError(error) && error.problem) || {};
  return code === CHANGED ? (details as { current: AdminProductResponse }).current : undefined;
}
