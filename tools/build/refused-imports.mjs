const PLUGIN = 'RefusedImports';

/** Fails the build, with the reason, when a source of ours imports what would be bundled a second time. */
export class RefusedImports {
  /** @param {{ request: RegExp, issuer: RegExp, reason: string }[]} rules */
  constructor(rules) {
    this.rules = rules;
  }

  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap(PLUGIN, (factory) => {
      factory.hooks.beforeResolve.tap(PLUGIN, ({ request, contextInfo }) => {
        const issuer = contextInfo.issuer ?? '';
        if (issuer.includes('node_modules')) return;
        const rule = this.rules.find((each) => each.request.test(request) && each.issuer.test(issuer));
        if (rule) throw new Error(`${issuer} imports ${request}: ${rule.reason}`);
      });
    });
  }
}

/** What no frontend may import directly. */
export const FRONTEND_RULES = [
  {
    request: /^(antd|@ant-design\/)/,
    issuer: /[\\/]frontends[\\/]|[\\/]libs[\\/](?!ui[\\/])/,
    reason:
      'take it from the parts of @kp/ui that carry antd (forms, account, admin, table, dialogs), which the shell shares.',
  },
  {
    request: /^react-hook-form/,
    issuer: /[\\/]frontends[\\/]|[\\/]libs[\\/](?!client[\\/])/,
    reason: 'take it from @kp/client/forms, which the shell shares.',
  },
  {
    request: /^(react-redux|@reduxjs\/toolkit)/,
    issuer: /[\\/]frontends[\\/]/,
    reason: 'there is one store: use @kp/client and @kp/api-client.',
  },
];
