import { guessColumns } from '../guessing/guess-columns';
import { guessLayout } from './table-layout';

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
