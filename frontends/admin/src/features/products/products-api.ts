import { adminApi, type AdminProductResponse, type ListProductsByAdminApiArg } from '@kp/api-client/admin';

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
const SAVED: SavedTags = ['Products', 'Categories', 'AdminProducts'];

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
      supplierOptions: build.query<readonly Supplier[], void>({
        query: () => '/admin/api/suppliers',
      }),
    }),
  })
  .enhanceEndpoints({
    endpoints: {
      createProductByAdmin: { invalidatesTags: SAVED },
      updateProductByAdmin: { invalidatesTags: SAVED },
      deleteProductByAdmin: { invalidatesTags: SAVED },
      restoreProductByAdmin: { invalidatesTags: SAVED },
    },
  });

export const {
  useProductPageQuery,
  useSupplierOptionsQuery,
  useGetProductByAdminQuery,
  useCreateProductByAdminMutation,
  useUpdateProductByAdminMutation,
  useDeleteProductByAdminMutation,
  useRestoreProductByAdminMutation,
} = productsApi;
