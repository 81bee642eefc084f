import { lazyPage, useLoaded } from '@kp/client';
import type { ComparedProduct } from './compared-products';

const CompareToggle = lazyPage(
  async () => (await import(/* webpackChunkName: "compare-tools" */ './compare-toggle')).CompareToggle,
  ['catalog'],
);
const CompareTray = lazyPage(
  async () => (await import(/* webpackChunkName: "compare-tools" */ './compare-tray')).CompareTray,
  ['catalog'],
);

interface CompareToggleProps {
  readonly product: ComparedProduct;
}

export const LazyCompareToggle = (props: CompareToggleProps) =>
  useLoaded(CompareToggle, true) && <CompareToggle {...props} />;

export const LazyCompareTray = () => useLoaded(CompareTray, true) && <CompareTray />;
