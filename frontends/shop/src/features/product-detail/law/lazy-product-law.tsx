import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useLegalDuties } from '../../../shared/product/offer-price';

const ProductLaw = lazy(async () => ({
  default: (await import(/* webpackChunkName: "product-law" */ './product-law')).ProductLaw,
}));

const SHOWN = ['productSafety', 'guaranteeNotice', 'withdrawal'] as const;

const never = () => () => undefined;

/** After the first view, with texts of its own. */
export function LazyProductLaw({ productId }: { readonly productId: number }) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const isDue = useLegalDuties();
  if (!isBrowser || !SHOWN.some(isDue)) return null;
  return (
    <Suspense fallback={null}>
      <ProductLaw productId={productId} />
    </Suspense>
  );
}
