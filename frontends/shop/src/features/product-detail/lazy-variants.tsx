import { serverRendered } from '../../shared/server-rendered';

export const Variants = serverRendered(
  async () =>
    (await import(/* webpackChunkName: "variants" */ './variants/variant-selector')).VariantSelector,
);
