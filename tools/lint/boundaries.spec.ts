import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
/** What the sources below import. */
const IMPORTED = [
  'services/{orders,catalog}/src/index.ts',
  'libs/{ui,client}/src/index.ts',
  'libs/platform/src/http/index.ts',
  'frontends/{account,shop}/src/routes.ts',
  'services/gateway/src/main.ts',
].flatMap((file) => {
  const [, before, names, after] = /^(.*)\{(.*)\}(.*)$/.exec(file) ?? [];
  return names ? names.split(',').map((name) => before! + name + after!) : [file];
});

const refused = [
  ['a module may not import one to its right', 'services/settings/src/right.ts', '@kp/orders'],
  ['a module may not import a browser library', 'services/orders/src/browser.ts', '@kp/ui'],
  ['a remote may not import another remote', 'frontends/shop/src/remote.ts', 'account/routes'],
  ['only the server entry of the shell imports the shop', 'frontends/shell/src/other.ts', 'shop/routes'],
  ['a library of both sides knows no platform', 'libs/commerce/src/platform.ts', '@kp/platform/http'],
  ['no project imports a process', 'services/orders/src/process.ts', '../../gateway/src/main'],
  ['nobody imports what is not there', 'services/orders/src/nothing.ts', '@kp/nothing'],
] as const;
const allowed = [
  ['a module may import one to its left', 'services/orders/src/left.ts', '@kp/catalog'],
  ['a remote may import the shared client', 'frontends/shop/src/client.ts', '@kp/client'],
  ['the server entry of the shell may import the shop', 'frontends/shell/src/server.tsx', 'shop/routes'],
] as const;

interface Report {
  summary: { violations: { from: string }[] };
}

describe('the arrows between projects', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kitchenpass-arrows-'));
  let broken: Set<string>;

  function write(file: string, text: string): void {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }

  beforeAll(() => {
    copyFileSync(path.join(root, 'tsconfig.base.json'), path.join(folder, 'tsconfig.base.json'));
    for (const file of IMPORTED) write(file, 'export const something = 1;\n');
    for (const [, file, imported] of [...refused, ...allowed]) write(file, `import '${imported}';\n`);
    const program = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const config = path.join(root, '.dependency-cruiser.mjs');
    const args = [program, 'services', 'libs', 'frontends', '--config', config, '--output-type', 'json'];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    if (!stdout) throw new Error(stderr);
    broken = new Set((JSON.parse(stdout) as Report).summary.violations.map(({ from }) => from));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(refused)('refuse: %s', (_fact, file) => {
    expect(broken).toContain(file);
  });

  it.each(allowed)('accept: %s', (_fact, file) => {
    expect(broken).not.toContain(file);
  });
});
