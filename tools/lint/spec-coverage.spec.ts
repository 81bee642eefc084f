import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const files = ['frontends', 'libs', 'services', 'tools'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.split(path.sep).join('/')}`,
  ),
);
const coverage = readFileSync(path.join(root, 'docs/spec-coverage.md'), 'utf8');

const ROW = /^\| (?!-)(.+?) +\| (.+?) +\|$/gm;
const rows = [...coverage.matchAll(ROW)]
  .map(([, behaviour = '', tests = '']) => ({ behaviour, tests }))
  .filter(({ tests }) => tests !== 'held by');
const testsIn = (cell: string) => [...cell.matchAll(/`([^`]+\.tsx?)`/g)].map(([, name = '']) => name);

/** A name may be the end of a path, and hold stars. */
function exists(name: string): boolean {
  const pattern = name
    .split(/(\*\*\/|\*)/)
    .map((part) => (part === '**/' ? '(?:.*/)?' : part === '*' ? '[^/]*' : part.replace(/[.\\]/g, '\\$&')))
    .join('');
  const end = new RegExp(`(?:^|/)${pattern}$`);
  return files.some((file) => end.test(file));
}

describe('what the coverage of the specification names', () => {
  it('are tests that exist', () => {
    const missing = rows.flatMap(({ tests }) => testsIn(tests)).filter((name) => !exists(name));
    expect(missing).toEqual([]);
  });

  it('is a test for each behaviour that is not for later', () => {
    expect(rows.length).toBeGreaterThan(150);
    const bare = rows.filter(({ tests }) => !tests.startsWith('later') && !/`.+`|the check/.test(tests));
    expect(bare).toEqual([]);
  });
});
