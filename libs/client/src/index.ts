export { useCart } from './cart/cart-provider';
export * from './cart/cart.types';
export * from './client-provider';
export * from './contact/contact-dialog';
export {
  fieldErrors,
  fieldMessage,
  isApiError,
  isUnexplained,
  problemText,
  useProblemText,
} from './errors/problem';
export { useRequestFailure } from './errors/request-failure';
export { newIdempotencyKey, type ServerResponse, type ServerRead } from './http/api-request';
export { useIsOnline } from './http/use-is-online';
export { markHydrated, expectHydration, PAGE_INTERACTIVE_EVENT, whenHydrated } from './hydration/hydration';
export { existingInvoiceOf, invoicePath } from './invoices/existing-invoice';
export { LanguageProvider, useLanguage } from './language/language-provider';
export { PageHead } from './page-head/page-head';
export { useBrandTexts } from './page-head/use-brand-texts';
export { PageSiteProvider, usePageSite, type PageSite } from './page-head/page-site';
export { guardHistory, useBackGuard } from './routes/back-guard';
export { lazyChunkOf, lazyPage } from './routes/lazy-page';
export * from './routes/page-route';
export { useLoaded } from './routes/use-loaded';
export * from './search/use-product-suggestions';
export { SignInRedirect, signInPath, useSession } from './session/session-provider';
export { type OfferTerms, useLegalDuties, useOfferTerms, vatOf } from './prices/offer-terms';
export { usePriceDisplay } from './prices/use-price-display';
export { useShopCurrency } from './session/use-shop-currency';
export * from './storage/browser-storage';
export * from './storage/storage-keys';
export { answerOf } from './store/answer-of';
export * from './store/create-store';
export { useCurrentToast, useToast } from './toasts/toast-provider';
