import { lazyPage, useLoaded } from '@kp/client';
import type { ComponentProps } from 'react';
import type { QuantityHint as Hint, UnitPrice as Price } from './article-terms';

const parts = () => import(/* webpackChunkName: "article-terms" */ './article-terms');
const QuantityHint = lazyPage(async () => (await parts()).QuantityHint, ['units']);
const UnitPrice = lazyPage(async () => (await parts()).UnitPrice, ['units']);

/** Few products have it, so its words weigh nothing in the first view of the others. */
export const LazyQuantityHint = (props: ComponentProps<typeof Hint>) =>
  useLoaded(QuantityHint) && <QuantityHint {...props} />;

export const LazyUnitPrice = (props: ComponentProps<typeof Price>) =>
  useLoaded(UnitPrice) && <UnitPrice {...props} />;
