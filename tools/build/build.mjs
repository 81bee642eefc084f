#!/usr/bin/env node
/*
 * Builds one project: `node tools/build/build.mjs frontends/shop [--watch]`.
 * NODE_ENV=development builds without hashes, minification and compressed copies.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { frontendBundles } from './frontend.mjs';
import { serviceBundles } from './service.mjs';
import rspack from './bundler.mjs';
import { inWorkspace } from './workspace.mjs';

const [project, ...flags] = process.argv.slice(2);

function bundlesOf(name) {
  if (name?.startsWith('frontends/')) return frontendBundles(name);
  if (name?.startsWith('services/')) return serviceBundles(name);
  console.error('usage: node tools/build/build.mjs <frontends/…|services/…> [--watch]');
  process.exit(2);
}

/** Prints what went wrong, or that all is well; answers whether it is. */
function report(error, stats) {
  if (error) {
    console.error(error.stack ?? error.message);
    return false;
  }
  const { errors = [], warnings = [] } = stats.toJson({
    all: false,
    errors: true,
    warnings: true,
    children: true,
  });
  for (const { moduleName, loc, message } of [...warnings, ...errors]) {
    console.error(
      [moduleName && `${moduleName}${loc ? `:${loc}` : ''}`, message].filter(Boolean).join('\n'),
      '\n',
    );
  }
  if (errors.length === 0) console.log(`built ${project}`);
  return errors.length === 0;
}

const bundles = bundlesOf(project?.replace(/\/$/, ''));
if (bundles.length === 0) {
  console.log(`built ${project} (nothing to bundle)`);
} else if (flags.includes('--watch')) {
  rspack(bundles).watch({ aggregateTimeout: 50 }, report);
} else {
  const compiler = rspack(bundles);
  compiler.run((error, stats) => {
    const isGood = report(error, stats);
    const learning = inWorkspace('dist', project, 'emit-intents.js');
    if (isGood && existsSync(learning))
      execFileSync(process.execPath, [learning, inWorkspace('dist', project, 'intents')], {
        stdio: 'inherit',
      });
    // The cache is written on close.
    compiler.close(() => process.exit(isGood ? 0 : 1));
  });
}
