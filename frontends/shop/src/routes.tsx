import type { PageRoute } from '@kp/client';
import { HomePage } from './features/home/home-page';
import { prefetchHome } from './features/home/prefetch-home';
import { prefetchProductDetail } from './features/product-detail/prefetch-product-detail';
import { ProductDetailPage } from './features/product-detail/product-detail-page';
import { ProductListPage } from './features/product-list/product-list-page';
import { prefetchProductList } from './features/product-list/prefetch-product-list';
import { lazyPage } from './lazy-page';

const CartPage = lazyPage(async () => (await import('./features/cart/cart-page')).CartPage);
const CheckoutPage = lazyPage(async () => (await import('./features/checkout/checkout-page')).CheckoutPage);
const OrderStatusPage = lazyPage(
  async () => (await import('./features/order-status/order-status-page')).OrderStatusPage,
);

/** The pages of the shop. */
const routes: readonly PageRoute[] = [
  { path: '/', element: <HomePage />, handle: { prefetch: prefetchHome } },
  { path: '/products', element: <ProductListPage />, handle: { prefetch: prefetchProductList } },
  { path: '/products/:slug', element: <ProductDetailPage />, handle: { prefetch: prefetchProductDetail } },
  { path: '/cart', element: <CartPage />, handle: { isClientOnly: true } },
  { path: '/checkout', element: <CheckoutPage />, handle: { isClientOnly: true } },
  { path: '/order-status/:token', element: <OrderStatusPage />, handle: { isClientOnly: true } },
];

export default routes;
