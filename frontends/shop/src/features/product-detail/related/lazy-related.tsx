import type { ProductDetailResponse } from '@kp/api-client/shop';
import { lazyPage } from '@kp/client';
import { useLoaded } from '../../../shared/use-loaded';

const RelatedProducts = lazyPage(
  async () => (await import(/* webpackChunkName: "related-products" */ './related-products')).RelatedProducts,
  ['catalog'],
);

export const LazyRelatedProducts = (props: { readonly product: ProductDetailResponse }) =>
  useLoaded(RelatedProducts, true) && <RelatedProducts {...props} />;
