import { type BrandTextResponse, type GetBrandTextsApiArg, shopApi } from '@kp/api-client/shop';
import { useTranslation } from 'react-i18next';
import { usePageSite } from './page-site';

/** What the shop says of itself, in the language of the page; undefined where that is what the theme says. */
export function useBrandTexts(): BrandTextResponse | undefined {
  const { brand } = usePageSite();
  const language = useTranslation().i18n.language as GetBrandTextsApiArg['language'];
  const options = { skip: !brand?.hasTexts, refetchOnMountOrArgChange: false };
  return shopApi.useGetBrandTextsQuery({ language }, options).data;
}
