import type { PageRoute } from '@kp/client';
import { ProductListPage } from './features/product-list/product-list-page';
import { prefetchProductList } from './features/product-list/prefetch-product-list';

/** The pages of the shop. */
const routes: readonly PageRoute[] = [
  { path: '/products', element: <ProductListPage />, handle: { prefetch: prefetchProductList } },
];

export default routes;
