import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const RULE = '@nx/enforce-module-boundaries';

const refused = [
  ['a module may not import one to its right', 'services/settings/src/probe.ts', `import '@kp/orders';`],
  ['a module may not import a browser library', 'services/orders/src/probe.ts', `import '@kp/ui';`],
  ['a remote may not import another remote', 'frontends/shop/src/probe.ts', `import 'account/routes';`],
  [
    'only the server entry of the shell imports the shop',
    'frontends/shell/src/probe.ts',
    `import 'shop/routes';`,
  ],
  ['a library of both sides knows no platform', 'libs/commerce/src/probe.ts', `import '@kp/platform/http';`],
  ['no project imports a process', 'services/orders/src/probe.ts', `import '../../gateway/src/main';`],
];
const allowed = [
  ['a module may import one to its left', 'services/orders/src/probe.ts', `import '@kp/catalog';`],
  ['a remote may import the shared client', 'frontends/shop/src/probe.ts', `import '@kp/client';`],
  [
    'the server entry of the shell may import the shop',
    'frontends/shell/src/server.tsx',
    `import 'shop/routes';`,
  ],
];
const USE_RULE = 'no-restricted-syntax';
const conditionalUses = [
  ['use after a logical operator', 'const value = () => known ?? use(promise);'],
  ['use in a conditional expression', 'const value = () => (known ? known : use(promise));'],
  ['use under if', 'function value() {\n  if (!known) return use(promise);\n  return known;\n}'],
].map(([fact, line]) => [fact, 'libs/client/src/probe.tsx', line]);
const unconditionalUse = [
  'use in every render',
  'libs/client/src/probe.tsx',
  'const value = () => use(promise);',
];

describe('the lint rules', () => {
  const brokenBy = new Map<string, string[]>();

  beforeAll(() => {
    const probes = [...refused, ...allowed, ...conditionalUses, unconditionalUse];
    const input = JSON.stringify(probes.map(([, file, line]) => ({ file, text: `${line}\n` })));
    const { stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'tools/lint/probe.mjs')], {
      cwd: root,
      input,
      encoding: 'utf8',
    });
    const json = stdout.trim().split('\n').at(-1);
    if (!json) throw new Error(stderr);
    (JSON.parse(json) as string[][]).forEach((rules, place) => brokenBy.set(probes[place]?.[0] ?? '', rules));
  }, 60_000);

  it.each(refused)('%s', (fact) => {
    expect(brokenBy.get(fact ?? '')).toContain(RULE);
  });

  it.each(allowed)('%s', (fact) => {
    expect(brokenBy.get(fact ?? '')).not.toContain(RULE);
  });

  it.each(conditionalUses)('refuse %s', (fact) => {
    expect(brokenBy.get(fact ?? '')).toContain(USE_RULE);
  });

  it('accept use in every render', () => {
    expect(brokenBy.get(unconditionalUse[0] ?? '')).not.toContain(USE_RULE);
  });
});
