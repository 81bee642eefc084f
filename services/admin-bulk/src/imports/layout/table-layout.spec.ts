import { guessColumns } from '../guessing/guess-columns';
import type { TableRow } from '@kp/platform/tables';
import { laidOutRows } from './laid-out-rows';
import { guessLayout, headNames, headOf } from './table-layout';

const FIELDS = ['code', 'name', 'price', 'stock'];
const named = (heads: readonly string[]) =>
  guessColumns(
    heads.map((name) => ({ name, values: [] })),
    FIELDS,
  ).filter(Boolean).length;

it.each([
  ['Arabic', 'رقم الصنف|اسم الصنف|سعر البيع|الكمية المتوفرة', 'EQ-1|قدر طبخ|45.00 ر.س|12'],
  ['Russian', 'Код товара|Полное название|Цена опт|Остаток склада', 'EQ-1|Кастрюля стальная|45,00|12'],
  ['Greek', 'Κωδικός είδους|Περιγραφή είδους|Τιμή πώλησης|Απόθεμα αποθήκης', 'EQ-1|Κατσαρόλα|45,00|12'],
  ['names that look like numbers', '1. Cod|2. Preț|3. Stoc', 'EQ-1|45,00|12'],
])('the head of a list is its first row: %s', (_what, head, article) => {
  const rows = [`Price list|${'|'.repeat(2)}`, head, article, article].map((line, index) => ({
    row: index + 1,
    cells: line.split('|'),
  }));
  expect(guessLayout(rows, named)?.layout).toMatchObject({ headRow: 2, headRows: 1 });
});

const tableOf = (...lines: string[]) =>
  lines.map((line, index) => ({ row: index + 1, cells: line.split('|') }));

it.each([
  [
    'names over both rows beside titles of several columns',
    [
      'Réf.|Désignation|Prix||Stock||Photo',
      '||public|net|dispo|à venir|',
      '00215|Poêle|24,50|18,00|3|0|a.jpg',
    ],
    'Réf.|Désignation|Prix public|Prix net|Stock dispo|Stock à venir|Photo',
  ],
  [
    'titles above names that say nothing without them',
    ['Dati||Prezzo||Giacenza|', 'Codice|Nome|lordo|netto|libera|netta', 'A-1|Pentola|24,50|18,00|3|0'],
    'Dati Codice|Dati Nome|Prezzo lordo|Prezzo netto|Giacenza libera|Giacenza netta',
  ],
  [
    'no title of the firm above the names',
    ['ACME Ltd|||spring|', 'Code|Name|Price|Stock|Colour', 'A-1|Pot|24.50|3|red'],
    'Code|Name|Price|Stock|Colour',
  ],
])('a head has %s', (_what, lines, names) => {
  const rows = tableOf(...lines);
  const { layout } = guessLayout(rows, named)!;
  expect(headNames(headOf(rows, layout)).join('|')).toBe(names);
});

it('cells of a workbook that are merged are those of their columns and rows, and of no others', async () => {
  const rows: TableRow[] = tableOf(
    'Article||Price||Photo|Group',
    'Code|Name|public|net|file|',
    'A-1|Pot|24.50|18.00|a.jpg|POTS',
    'A-2|Lid|9.50|8.00|b.jpg|',
    'A-3|Cup|2.50|1.00|c.jpg|',
  );
  const group = { fromRow: 3, first: 5, last: 5, value: 'POTS' };
  rows[0]!.merged = [
    { fromRow: 1, first: 0, last: 1, value: 'Article' },
    { fromRow: 1, first: 2, last: 3, value: 'Price' },
    { fromRow: 1, first: 5, last: 5, value: 'Group' },
  ];
  rows[1]!.merged = [{ fromRow: 1, first: 5, last: 5, value: 'Group' }];
  rows[2]!.merged = rows[3]!.merged = [group];
  const { layout } = guessLayout(rows, named)!;
  expect(headNames(headOf(rows, layout)).join('|')).toBe(
    'Article Code|Article Name|Price public|Price net|Photo file|Group',
  );
  async function* each() {
    yield* rows;
  }
  const groups: (string | undefined)[] = [];
  for await (const { cells } of laidOutRows(each(), layout)) groups.push(cells[5]);
  expect(groups).toEqual(['POTS', 'POTS', '']);
});

it('notes below the last article are no articles, those among them stay', async () => {
  const note =
    'All prices are without VAT, and deliveries are free from 500 euros on, islands and mountains excepted.'.repeat(
      2,
    );
  const article = '|1|Pot|24.50|3';
  const rows = tableOf(
    '|Code|Name|Price|Stock',
    '|POTS',
    article,
    `|${note}`,
    article,
    '|Our terms apply',
    `|${note}`,
  );
  const { layout } = guessLayout(rows, named)!;
  async function* each() {
    yield* rows;
  }
  const found: string[] = [];
  for await (const { row, group } of laidOutRows(each(), layout)) found.push(`${row} ${group ?? ''}`);
  expect(found).toEqual(['3 POTS', '4 POTS', '5 POTS']);
});
