import { shopApi, type ProductResponse } from '@kp/api-client/shop';
import type { ApiError } from '@kp/api-client';

const NOT_FOUND = 404;

type Found = readonly [id: number, product: ProductResponse | null];

/**
 * The products of a guest's stored lines as they are now, by id; null for one that is gone. Those that could not be
 * asked for are left out: the stored ones stand in for them, and the shop checks every order anyway.
 */
export const currentProductsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    currentProducts: build.query<Record<number, ProductResponse | null>, readonly number[]>({
      queryFn: async (ids, _api, _options, baseQuery) => {
        const answers = await Promise.all(
          ids.map(async (id): Promise<Found[]> => {
            const { data, error } = await baseQuery({ url: `/api/products/${id}` });
            if (data) return [[id, data as ProductResponse]];
            return (error as ApiError | undefined)?.status === NOT_FOUND ? [[id, null]] : [];
          }),
        );
        return { data: Object.fromEntries(answers.flat()) };
      },
    }),
  }),
});
