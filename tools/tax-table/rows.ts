import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Row = Record<string, string>;

const tables = new Map<string, Row[]>();

/** Of a CSV of this folder, which has no quoted cells. */
export function rowsOf(name: string): Row[] {
  const known = tables.get(name);
  if (known) return known;
  const [head, ...lines] = readFileSync(join(__dirname, `${name}.csv`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
  const rows = lines.map((line) => Object.fromEntries(line.map((cell, index) => [head![index], cell])));
  tables.set(name, rows);
  return rows;
}
