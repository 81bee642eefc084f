import { adminApi } from '@kp/api-client/admin';

export const { useProductsWithoutWeightQuery } = adminApi.injectEndpoints({
  endpoints: (build) => ({
    /** How many there are on sale. */
    productsWithoutWeight: build.query<number, void>({
      query: () => ({
        url: '/admin/api/products',
        params: { weight: 'missing', status: 'active', limit: 1 },
      }),
      transformResponse: (products: unknown[], meta) => meta?.totalCount ?? products.length,
      providesTags: ['AdminProducts'],
    }),
  }),
});
