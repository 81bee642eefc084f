import { lazyChunkOf, lazyPage, type PageRoute, type Prefetch } from '@kp/client';
import { PRIVACY_LANGUAGES } from './features/privacy/privacy-languages';
import { LIST_PARAMETERS } from './features/product-list/list-parameters';
// What several pages show is fetched once, with their routes.
import './shared/page-section';
import './shared/product/product-grid';
import { LazyProductExpress } from './features/checkout/express/lazy-product-express';

const HomePage = lazyPage(
  async () => (await import(/* webpackChunkName: "page-home" */ './features/home/home-page')).HomePage,
  ['home'],
);
const ProductListPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-list" */ './features/product-list/product-list-page'))
      .ProductListPage,
  ['list'],
);
const ProductDetailPage = lazyPage(async () => {
  const { ProductDetailPage: Page } = await import(
    /* webpackChunkName: "page-detail" */ './features/product-detail/product-detail-page'
  );
  return () => <Page Express={LazyProductExpress} />;
}, ['product']);

// Of the server alone, so in chunks that no browser fetches.
const prefetchHome: Prefetch = async (context) =>
  (await import(/* webpackChunkName: "prefetch-home" */ './features/home/prefetch-home')).prefetchHome(
    context,
  );
const prefetchProductList: Prefetch = async (context) =>
  (
    await import(/* webpackChunkName: "prefetch-list" */ './features/product-list/prefetch-product-list')
  ).prefetchProductList(context);
const prefetchProductDetail: Prefetch = async (context) =>
  (
    await import(
      /* webpackChunkName: "prefetch-detail" */ './features/product-detail/prefetch-product-detail'
    )
  ).prefetchProductDetail(context);

const CartPage = lazyPage(async () => {
  const [{ CartPage: Page }, { LazyCartExpress }] = await Promise.all([
    import('./features/cart/cart-page'),
    import('./features/checkout/express/lazy-express'),
  ]);
  return () => <Page Express={LazyCartExpress} />;
}, ['cart', 'checkout', 'units']);
const CheckoutPage = lazyPage(
  async () => (await import('./features/checkout/checkout-page')).CheckoutPage,
  ['checkout', 'order', 'validation'],
);
const OrderStatusPage = lazyPage(
  async () => (await import('./features/order-status/order-status-page')).OrderStatusPage,
  ['checkout', 'order', 'validation'],
);
const TrackOrderPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-track" */ './features/order-status/track-order-page'))
      .TrackOrderPage,
  ['order', 'validation'],
);
const DeliveryPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-help-delivery" */ './features/help/delivery-page')).DeliveryPage,
  ['law'],
);
const ReturnsPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-help-returns" */ './features/help/returns-page')).ReturnsPage,
  ['law'],
);
const FaqPage = lazyPage(
  async () => (await import(/* webpackChunkName: "page-help-faq" */ './features/help/faq-page')).FaqPage,
  ['law'],
);
const AccessibilityPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-help-accessibility" */ './features/help/accessibility-page'))
      .AccessibilityPage,
  ['law'],
);
const WithdrawPage = lazyPage(
  async () => (await import('./features/withdrawal/withdraw-page')).WithdrawPage,
  ['law', 'validation'],
);
const PayLinkPage = lazyPage(
  async () => (await import('./features/pay-link/pay-link-page')).PayLinkPage,
  ['checkout'],
);
const QuotePage = lazyPage(
  async () => (await import('./features/quote/quote-page')).QuotePage,
  ['checkout', 'validation'],
);
const AboutPage = lazyPage(
  async () => (await import(/* webpackChunkName: "page-about" */ './features/about/about-page')).AboutPage,
  ['pages'],
);
const BusinessPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-business" */ './features/business/business-page')).BusinessPage,
  ['pages'],
);
const TermsPage = lazyPage(
  async () => (await import(/* webpackChunkName: "page-terms" */ './features/terms/terms-page')).TermsPage,
  ['pages'],
);
const PrivacyPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-privacy" */ './features/privacy/privacy-page')).PrivacyPage,
  ['pages'],
);

const PageByAddress = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-own" */ './shared/own-page/page-by-address')).PageByAddress,
  [],
);

/** Of a page whose text may be the owner's: the server alone fetches it. */
const ownersText = (fixed?: string): { prefetch: Prefetch; isOwnersText: true } => ({
  isOwnersText: true,
  prefetch: async (context) =>
    (
      await import(/* webpackChunkName: "prefetch-own" */ './shared/own-page/prefetch-own-page')
    ).prefetchOwnPage(context, fixed),
});

const ComparePage = lazyPage(
  async () => (await import('./features/compare/compare-page')).ComparePage,
  ['catalog'],
);

const AssistantPage = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "page-assistant" */ './features/assistant/assistant-page'))
      .AssistantPage,
  ['assistant'],
);

const routes: readonly PageRoute[] = [
  {
    path: '/',
    element: <HomePage />,
    handle: { prefetch: prefetchHome, parts: lazyChunkOf('page-home', HomePage), isOftenNext: true },
  },
  {
    path: '/products',
    element: <ProductListPage />,
    handle: {
      prefetch: prefetchProductList,
      parameters: LIST_PARAMETERS,
      parts: lazyChunkOf('page-list', ProductListPage),
      isOftenNext: true,
    },
  },
  {
    path: '/products/:slug',
    element: <ProductDetailPage />,
    handle: {
      prefetch: prefetchProductDetail,
      parts: lazyChunkOf('page-detail', ProductDetailPage),
      isOftenNext: true,
    },
  },
  {
    path: '/about',
    element: <AboutPage />,
    handle: {
      ...ownersText('about'),
      parts: lazyChunkOf('page-about', AboutPage),
    },
  },
  {
    path: '/b2b',
    element: <BusinessPage />,
    handle: { ...ownersText('b2b'), parts: lazyChunkOf('page-business', BusinessPage) },
  },
  {
    path: '/terms',
    element: <TermsPage />,
    handle: { ...ownersText('terms'), parts: lazyChunkOf('page-terms', TermsPage) },
  },
  {
    path: '/privacy',
    element: <PrivacyPage />,
    handle: {
      ...ownersText('privacy'),
      parts: lazyChunkOf('page-privacy', PrivacyPage),
      languages: PRIVACY_LANGUAGES,
    },
  },
  {
    path: '/ai-assistant',
    element: <AssistantPage />,
    handle: { parts: lazyChunkOf('page-assistant', AssistantPage) },
  },
  { path: '/compare', element: <ComparePage />, handle: { isClientOnly: true } },
  { path: '/cart', element: <CartPage />, handle: { isClientOnly: true } },
  { path: '/checkout', element: <CheckoutPage />, handle: { isClientOnly: true } },
  {
    path: '/track',
    element: <TrackOrderPage />,
    handle: { parts: lazyChunkOf('page-track', TrackOrderPage) },
  },
  {
    path: '/delivery',
    element: <DeliveryPage />,
    handle: {
      ...ownersText('delivery'),
      parts: lazyChunkOf('page-help-delivery', DeliveryPage),
    },
  },
  {
    path: '/returns',
    element: <ReturnsPage />,
    handle: { ...ownersText('returns'), parts: lazyChunkOf('page-help-returns', ReturnsPage) },
  },
  {
    path: '/faq',
    element: <FaqPage />,
    handle: {
      ...ownersText('faq'),
      parts: lazyChunkOf('page-help-faq', FaqPage),
    },
  },
  {
    path: '/accessibility',
    element: <AccessibilityPage />,
    handle: { parts: lazyChunkOf('page-help-accessibility', AccessibilityPage) },
  },
  {
    path: '/pages/:slug',
    element: <PageByAddress />,
    handle: { ...ownersText(), parts: lazyChunkOf('page-own', PageByAddress) },
  },
  { path: '/withdraw', element: <WithdrawPage />, handle: { isClientOnly: true } },
  { path: '/order-status/:token', element: <OrderStatusPage />, handle: { isClientOnly: true } },
  { path: '/quote/:token', element: <QuotePage />, handle: { isClientOnly: true } },
  { path: '/pay/:token', element: <PayLinkPage />, handle: { isClientOnly: true } },
];

export default routes;
