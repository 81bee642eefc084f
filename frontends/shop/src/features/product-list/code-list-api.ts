import { shopApi, type ProductResponse } from '@kp/api-client/shop';
import type { ProductQuantity } from '@kp/commerce';
import { textLanguage, type LanguageCode } from '@kp/i18n';
import { toCardProduct, type CardProduct } from '../../shared/product/product-card';

export const codeListApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    productsByIds: build.query<readonly (CardProduct | null)[], ProductsByIdsQuery>({
      /** In the order of the ids; null for a product that does not exist or is not on sale. */
      queryFn: async ({ ids, language }, _api, _options, request) => {
        const params = { language: textLanguage(language) };
        const answers = await Promise.all(ids.map((id) => request({ url: `/api/products/${id}`, params })));
        const error = answers.find(({ error: each }) => each && each.status !== 404)?.error;
        if (error) return { error };
        return { data: answers.map(({ data }) => (data ? toCardProduct(data as ProductResponse) : null)) };
      },
      providesTags: ['Products'],
    }),
  }),
});

export const codesQuery = (
  codes: readonly ProductQuantity[],
  language: LanguageCode,
): ProductsByIdsQuery => ({
  ids: codes.map(({ productId }) => productId),
  language,
});

interface ProductsByIdsQuery {
  readonly ids: readonly number[];
  readonly language: LanguageCode;
}
