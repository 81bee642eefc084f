import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fingerprintOfSources, forgetBuilt, isBuilt, rememberBuilt } from './built.mjs';

describe('a build', () => {
  let root: string;
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'kp-built-'));
    write('services/cart/src/cart.ts', 'export {};');
    write('package-lock.json', '{}');
    write('dist/services/cart/main.js', '"use strict";');
    rememberBuilt(root, fingerprintOfSources(root));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it.each<[string, () => void]>([
    ['nothing changes', () => undefined],
    ['a test changes', () => write('services/cart/src/cart.spec.ts', 'it.todo("sells");')],
    ['a document changes', () => write('services/cart/README.md', '# Cart')],
  ])('is still there when %s', (_, change) => {
    change();
    expect(isBuilt(root)).toBe(true);
  });

  it.each<[string, () => void]>([
    ['a source changes', () => write('services/cart/src/cart.ts', 'export const a = 1;')],
    ['a source is added', () => write('libs/ui/src/card.tsx', 'export {};')],
    ['a dependency changes', () => write('package-lock.json', '{ "a": 1 }')],
    ['a built file is written anew', () => write('dist/services/cart/main.js', '"built for development";')],
    ['a built file is missing', () => rmSync(path.join(root, 'dist/services/cart/main.js'))],
    ['another one has begun', () => forgetBuilt(root)],
  ])('has to be made again when %s', (_, change) => {
    change();
    expect(isBuilt(root)).toBe(false);
  });

  it('has not what was saved while it ran', () => {
    const sources = fingerprintOfSources(root);
    write('services/cart/src/cart.ts', 'export const saved = "meanwhile";');
    rememberBuilt(root, sources);
    expect(isBuilt(root)).toBe(false);
  });
});
