import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Cell, type ExportedTable, xlsxFile } from '@kp/platform/tables';
import { readWorkbook } from './read-workbook';
import { waitUntil } from './wait-until';

const tableOf = (
  columns: readonly string[],
  rows: Iterable<Cell[]> | AsyncIterable<Cell[]>,
  more: Partial<ExportedTable> = {},
): ExportedTable => ({
  name: 'products',
  columns,
  rows: Readable.from(rows),
  count: () => Promise.resolve(1),
  ...more,
});

const download = async (table: ExportedTable) => (await xlsxFile(table)).getStream();
const written = async (table: ExportedTable) => readWorkbook(await buffer(await download(table)));

function* trays(count: number): Generator<Cell[]> {
  for (let n = 1; n <= count; n += 1) yield [`Tray ${n}`, `${n}.50`, n];
}

describe('a workbook', () => {
  it.each([
    ['a code with zeros in front', '007'],
    ['a phone number', '+40 721 000 111'],
    ['a number of 17 digits', '12345678901234567'],
    ['a formula', '=1+1'],
    ['a call of a program', '=cmd|"/c calc"!A1'],
    ['what looks like a formula', '-40 to 200'],
    ['an apostrophe', "'quoted"],
    ['markup', '<b>&amp;</b> "x"'],
    ['spaces and lines', ' two\nlines\r\nand\ttabs '],
    ['characters that XML refuses', 'bell \u0007'],
    ['what looks like such a character', '_x000D_ and _x41_'],
    ['Romanian', 'Cuțit pâine ăîâșț'],
    ['Arabic', 'ميزان حرارة للثلاجة'],
    ['Chinese', '冰箱温度计 🍳'],
    ['a date', '2026-02-03'],
    ['yes', 'true'],
  ])('keeps %s a text', async (_kind, text) => {
    expect(await written(tableOf([text], [[text]]))).toEqual([[text], [text]]);
  });

  it('has amounts and counts as numbers, and leaves cells without a value empty', async () => {
    const table = tableOf(
      ['name', 'price', 'stock', 'code'],
      [
        ['Tray', '24.90', 12, '24.90'],
        [null, '', 0],
      ],
      {
        amounts: ['price'],
      },
    );
    expect(await written(table)).toEqual([
      ['name', 'price', 'stock', 'code'],
      ['Tray', 24.9, 12, '24.90'],
      [null, null, 0],
    ]);
  });

  it('cuts a text that spreadsheets would refuse', async () => {
    const rows = await written(tableOf(['text'], [['x'.repeat(40_000)]]));
    expect(rows[1]).toEqual([`${'x'.repeat(32_766)}…`]);
  });

  it('without rows has its head', async () => {
    expect(await written(tableOf(['name', 'price'], []))).toEqual([['name', 'price']]);
  });

  it('of 100,000 rows takes no memory that grows with them and lets others work', async () => {
    const before = process.memoryUsage().arrayBuffers;
    let [bytes, peak, turnsOfOthers] = [0, 0, 0];
    const others = setInterval(() => (turnsOfOthers += 1), 1);
    for await (const chunk of await download(tableOf(['name', 'price', 'stock'], trays(100_000)))) {
      bytes += (chunk as Buffer).length;
      peak = Math.max(peak, process.memoryUsage().arrayBuffers - before);
    }
    clearInterval(others);
    expect(bytes).toBeGreaterThan(500_000);
    expect(peak).toBeLessThan(10 * 1024 * 1024);
    expect(turnsOfOthers).toBeGreaterThan(20);
  });

  it('reads no further than the download has come, and stops when that is cancelled', async () => {
    let [read, isClosed] = [0, false];
    async function* rows(): AsyncGenerator<Cell[]> {
      try {
        for (const row of trays(1_000_000)) {
          read += 1;
          yield await Promise.resolve(row);
        }
      } finally {
        isClosed = true;
      }
    }
    const file = await download(tableOf(['name', 'price', 'stock'], [], { rows: rows() }));
    for await (const _chunk of file) break;
    await waitUntil('its rows are closed', () => isClosed);
    expect(file.destroyed).toBe(true);
    expect(read).toBeLessThan(20_000);
  });

  it('ends with the error of a failed read', async () => {
    async function* rows(): AsyncGenerator<Cell[]> {
      yield* trays(150);
      await Promise.reject(new Error('the database is gone'));
    }
    const file = await download(tableOf(['name'], [], { rows: rows() }));
    await expect(buffer(file)).rejects.toThrow('database is gone');
  });

  it('of more than 100,000 rows is refused with a word of CSV before anything is read', async () => {
    const unread = Readable.from([]);
    const table = (rows: number) =>
      tableOf(['name'], [], { rows: unread, count: () => Promise.resolve(rows) });
    await expect(xlsxFile(table(100_001))).rejects.toMatchObject({
      status: 422,
      code: 'EXPORT.TOO_MANY_ROWS',
      message: expect.stringContaining('CSV'),
    });
    expect(unread.readableDidRead).toBe(false);
  });
});
