import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Regenerates everything generated and fails when a file was stale, naming it. */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const folder = 'libs/api-client/src/generated';
const files = () => [
  'libs/api-client/openapi.json',
  'services/gateway/src/openapi/generated/metadata.ts',
  '.env.example',
  ...readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
];
const read = () => new Map(files().map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));

const before = read();
execFileSync(process.execPath, [path.join(root, 'tools/generate/generate.mjs')], {
  cwd: root,
  stdio: 'inherit',
});
const after = read();
const stale = [...after.keys()].filter((file) => before.get(file) !== after.get(file));
if (stale.length > 0) {
  process.stderr.write(`Stale, now regenerated (commit them): ${stale.join(', ')}\n`);
  process.exit(1);
}
