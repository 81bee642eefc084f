import webpack from 'webpack';

/* webpack is CommonJS: its parts under names that our modules can import. */
export const { Compilation, DefinePlugin, NormalModuleReplacementPlugin, SourceMapDevToolPlugin, sources } =
  webpack;
export default webpack;
