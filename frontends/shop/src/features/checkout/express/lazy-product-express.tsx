import { lazyPage, useLoaded } from '@kp/client';
import type { ProductExpressProps } from '../../../shared/product/product-express';

const ProductExpress = lazyPage(
  async () => (await import(/* webpackChunkName: "product-express" */ './product-express')).ProductExpress,
  ['checkout', 'validation'],
);

/** Wallets are asked for once the page is used, so that they weigh nothing in its first view. */
export const LazyProductExpress = (props: ProductExpressProps) =>
  useLoaded(ProductExpress, true) && <ProductExpress {...props} />;
