import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');
const FORCED = /@media \(forced-colors: active\) \{[^}]*?:is\(([^{]*)\{/s;

/** States whose background tells which of several things is chosen. */
const CHOSEN = /\[(aria-(?:current|selected|pressed|checked))[^\]]*\](?![^{]*:hover)[^{]*\{[^}]*background/g;

it('what is marked by a background stays marked when the system forces its colors', () => {
  const [, covered = ''] = FORCED.exec(readFileSync(path.join(__dirname, 'base.css'), 'utf8')) ?? [];
  const sheets = ['frontends', 'libs/ui/src'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => path.join(ROOT, folder, file)),
  );
  const used = sheets.flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(CHOSEN)].map(([, attribute]) => attribute!),
  );
  expect(new Set(used)).toContain('aria-current');
  expect([...new Set(used)].filter((attribute) => !covered.includes(`[${attribute}`))).toEqual([]);
});
