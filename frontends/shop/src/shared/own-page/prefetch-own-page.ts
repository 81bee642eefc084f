import { shopApi } from '@kp/api-client/shop';
import type { Prefetch } from '@kp/client';

const NOT_FOUND = { status: 404 };

/**
 * The text of a page that the owner has written; nothing for a page of the theme.
 *
 * @param fixed its name when every shop has it, else that of the address
 */
export async function prefetchOwnPage(
  { store, params, language }: Parameters<Prefetch>[0],
  fixed?: string,
): ReturnType<Prefetch> {
  const { getBrandTexts, getConfig, getShopPage } = shopApi.endpoints;
  const { data: config } = await store.dispatch(getConfig.initiate());
  const asked = config?.brand?.hasTexts && store.dispatch(getBrandTexts.initiate({ language }));
  const slug = fixed ?? params['slug'] ?? '';
  const isWritten = asked && (await asked).data?.pages.some((page) => page.slug === slug);
  if (!isWritten) return fixed ? undefined : NOT_FOUND;
  const { isError } = await store.dispatch(getShopPage.initiate({ slug, language }));
  return isError ? NOT_FOUND : undefined;
}
