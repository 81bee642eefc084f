import type { ProductDetailResponse } from '@kp/api-client/shop';
import { ProductLaw } from './law/product-law';
import { RelatedProducts } from './related/related-products';

/** Below the first view, so it comes after it, with texts of its own. */
export function BelowTabs({ product }: { readonly product: ProductDetailResponse }) {
  return (
    <>
      <ProductLaw productId={product.id} />
      <RelatedProducts product={product} />
    </>
  );
}
