import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../frontends/admin/src');
/** Its two components read the comma, the point and what groups digits in any language. */
const NUMBER_INPUT = 'shared/number-input.tsx';
/** Digits that are no number: nothing is grouped in a barcode or a port. */
const CODES = ['features/products/article-fields.tsx', 'features/settings/mail-server-input.tsx'];

const screens = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
);

it('numbers of the back office are typed with comma or point: every field is one of number-input.tsx', () => {
  const own = screens.filter((file) =>
    /type="number"|inputMode[=:{ ]*["']?(decimal|numeric)|\bInputNumber\b/.test(
      readFileSync(path.join(root, file), 'utf8'),
    ),
  );
  expect(own.sort()).toEqual([...CODES, NUMBER_INPUT]);
});
