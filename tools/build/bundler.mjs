import { rspack } from '@rspack/core';

/* Rspack is CommonJS: its parts under names that our modules can import. */
export const {
  Compilation,
  CssExtractRspackPlugin,
  DefinePlugin,
  LightningCssMinimizerRspackPlugin,
  NormalModuleReplacementPlugin,
  SourceMapDevToolPlugin,
  SwcJsMinimizerRspackPlugin,
  sources,
} = rspack;
export default rspack;
