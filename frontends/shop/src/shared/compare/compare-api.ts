import { shopApi, type ProductDetailResponse } from '@kp/api-client/shop';
import { textLanguage, type LanguageCode } from '@kp/i18n';

interface ComparedProductsQuery {
  readonly ids: readonly number[];
  readonly language: LanguageCode;
}

const NOT_FOUND = 404;

export const compareApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** In the order of the ids, without those that are not on sale. */
    comparedProducts: build.query<readonly ProductDetailResponse[], ComparedProductsQuery>({
      queryFn: async ({ ids, language }, _api, _options, request) => {
        const params = { language: textLanguage(language) };
        const answers = await Promise.all(ids.map((id) => request({ url: `/api/products/${id}`, params })));
        const error = answers.find(({ error: each }) => each && each.status !== NOT_FOUND)?.error;
        if (error) return { error };
        return { data: answers.flatMap(({ data }) => (data ? [data as ProductDetailResponse] : [])) };
      },
      providesTags: ['Products'],
    }),
  }),
});
