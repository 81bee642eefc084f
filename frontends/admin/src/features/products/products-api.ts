import {
  adminApi,
  type AdminProductResponse,
  type ListProductsByAdminApiArg,
  type SaveProductRequest,
} from '@kp/api-client/admin';
import { isApiError } from '@kp/client';

export interface ProductPage {
  readonly products: readonly AdminProductResponse[];
  /** Of all that match. */
  readonly total: number;
}

interface Supplier {
  readonly id: number;
  readonly name: string;
}

type SavedTags = ('Products' | 'Categories' | 'AdminProducts')[];

/** Lists of the shop and the dashboard follow a change too. */
const SAVED_PRODUCTS: SavedTags = ['Products', 'Categories', 'AdminProducts'];

interface SavedProduct {
  readonly id: number;
  readonly saveProductRequest: SaveProductRequest;
}

const productsApi = adminApi
  .enhanceEndpoints({ addTagTypes: ['Products', 'Categories', 'AdminProducts'] })
  .injectEndpoints({
    endpoints: (build) => ({
      productPage: build.query<ProductPage, ListProductsByAdminApiArg & { language: string }>({
        query: (params) => ({ url: '/admin/api/products', params }),
        transformResponse: (products: AdminProductResponse[], meta) => ({
          products,
          total: meta?.totalCount ?? products.length,
        }),
        providesTags: ['AdminProducts'],
      }),
      /** One of several: lists are loaded again after the last. */
      saveListedProduct: build.mutation<AdminProductResponse, SavedProduct>({
        query: ({ id, saveProductRequest }) => ({
          url: `/api/products/${id}`,
          method: 'PUT',
          body: saveProductRequest,
        }),
      }),
      supplierOptions: build.query<readonly Supplier[], void>({
        query: () => '/admin/api/suppliers',
      }),
    }),
  })
  .enhanceEndpoints({
    endpoints: {
      createProductByAdmin: { invalidatesTags: SAVED_PRODUCTS },
      updateProductByAdmin: { invalidatesTags: SAVED_PRODUCTS },
      deleteProductByAdmin: { invalidatesTags: SAVED_PRODUCTS },
      restoreProductByAdmin: { invalidatesTags: SAVED_PRODUCTS },
    },
  });

export const {
  useProductPageQuery,
  useSaveListedProductMutation,
  useSupplierOptionsQuery,
  useGetProductByAdminQuery,
  useCreateProductByAdminMutation,
  useUpdateProductByAdminMutation,
  useDeleteProductByAdminMutation,
  useRestoreProductByAdminMutation,
} = productsApi;

/** After the last of several. */
export const listedProductsSaved = () => productsApi.util.invalidateTags(SAVED_PRODUCTS);

const CHANGED = 'CATALOG.PRODUCT_CHANGED';

/** The product as somebody else has saved it meanwhile. */
export function productInConflict(error: unknown): AdminProductResponse | undefined {
  const { code, details } = (isApiError(error) && error.problem) || {};
  return code === CHANGED ? (details as { current: AdminProductResponse }).current : undefined;
}
