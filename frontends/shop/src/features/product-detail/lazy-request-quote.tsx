import type { ProductResponse } from '@kp/api-client/shop';
import { lazyPage, useLoaded } from '@kp/client';

const RequestQuote = lazyPage(
  async () => (await import(/* webpackChunkName: "request-quote" */ './request-quote')).RequestQuote,
  ['shop'],
);

/** Few products are on request, so it weighs nothing in the first view of the others. */
export const LazyRequestQuote = (props: { readonly product: ProductResponse }) =>
  useLoaded(RequestQuote) && <RequestQuote {...props} />;
