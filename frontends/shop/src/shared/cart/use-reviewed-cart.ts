import type { ApiError } from '@kp/api-client';
import { shopApi, type ProductResponse } from '@kp/api-client/shop';
import { useCart, type Cart } from '@kp/client';
import { type LanguageCode, textLanguage } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { useMemo } from 'react';
import { reviewLines, type ReviewedLine } from './cart-review';

const NOT_FOUND = 404;

export interface ReviewedCart {
  readonly cart: Cart;
  readonly lines: readonly ReviewedLine[];
  refresh(): void;
}

/** An account's lines arrive with current prices and stock; a guest's are looked up. */
export function useReviewedCart(): ReviewedCart {
  const cart = useCart();
  const { language } = useFormats();
  const isGuest = cart.mode === 'guest';
  const ids = useMemo(
    () => cart.lines.map(({ productId }) => productId).sort((left, right) => left - right),
    [cart.lines],
  );
  const query = currentProductsApi.useCurrentProductsQuery(
    { ids, language },
    { skip: !isGuest || ids.length === 0 },
  );
  const { data, isUninitialized, refetch } = query;
  const current = isGuest ? data : undefined;
  const lines = useMemo(() => reviewLines(cart.lines, current), [cart.lines, current]);
  const refresh = () => {
    if (!isGuest) cart.retry();
    else if (!isUninitialized) void refetch();
  };
  return { cart, lines, refresh };
}

interface CurrentProductsQuery {
  readonly ids: readonly number[];
  readonly language: LanguageCode;
}

type Found = readonly [id: number, product: ProductResponse | null];

/** Null for a product that is gone; products whose request failed are left out. */
const currentProductsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    currentProducts: build.query<Record<number, ProductResponse | null>, CurrentProductsQuery>({
      queryFn: async ({ ids, language }, _api, _options, baseQuery) => {
        const params = { language: textLanguage(language) };
        const answers = await Promise.all(
          ids.map(async (id): Promise<Found[]> => {
            const { data, error } = await baseQuery({ url: `/api/products/${id}`, params });
            if (data) return [[id, data as ProductResponse]];
            return (error as ApiError | undefined)?.status === NOT_FOUND ? [[id, null]] : [];
          }),
        );
        return { data: Object.fromEntries(answers.flat()) };
      },
    }),
  }),
});
