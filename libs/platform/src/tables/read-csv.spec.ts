import { Readable } from 'node:stream';
import { writeCsv } from './write-csv';
import { detectEncoding } from './detect-encoding';
import { readCsv } from './read-csv';
import { TABLE_LIMITS, TableError } from './table';

async function rowsOf(content: string | Buffer): Promise<string[][]> {
  const bytes = Buffer.from(content as string);
  const encoding = await detectEncoding(Readable.from([bytes]));
  const rows: string[][] = [];
  for await (const { cells } of readCsv(Readable.from([bytes]), encoding)) rows.push(cells);
  return rows;
}

const refusal = (content: string | Buffer) =>
  rowsOf(content).catch(({ problem, row }: TableError) => ({ problem, row }));

/** Only for letters that the tests use. */
const windows = (text: string, letters: Record<string, number>) =>
  Buffer.from([...text].map((letter) => letters[letter] ?? letter.charCodeAt(0)));

describe('a CSV file', () => {
  it.each([
    ['commas', 'name,price\nTray,1.50\n'],
    ['semicolons', 'name;price\r\nTray;1.50\r\n'],
    ['tabs', 'name\tprice\nTray\t1.50'],
    ['a line that names its delimiter', 'sep=;\r\nname;price\r\nTray;1.50\r\n'],
    ['a byte order mark', '\ufeffname,price\nTray,1.50\n'],
  ])('with %s', async (_kind, text) => {
    expect(await rowsOf(text)).toEqual([
      ['name', 'price'],
      ['Tray', '1.50'],
    ]);
  });

  it('is read in the encodings of spreadsheets', async () => {
    expect(await rowsOf('name\nCuțit pâine')).toEqual([['name'], ['Cuțit pâine']]);
    expect(await rowsOf(Buffer.from('\ufeffname\nCuțit', 'utf16le'))).toEqual([['name'], ['Cuțit']]);
    const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();
    expect(await rowsOf(bigEndian('\ufeffname;price\r\nCuțit 刀;2'))).toEqual([
      ['name', 'price'],
      ['Cuțit 刀', '2'],
    ]);
    expect(await rowsOf(bigEndian('\ufeffname\nمقص'))).toEqual([['name'], ['مقص']]);
    const romanian = windows('name\nFarfurie adâncã bãiat', { â: 0xe2, ã: 0xe3 });
    expect(await rowsOf(romanian)).toEqual([['name'], ['Farfurie adâncă băiat']]);
    const german = windows('name\nKüchenmaß groß', { ü: 0xfc, ß: 0xdf });
    expect(await rowsOf(german)).toEqual([['name'], ['Küchenmaß groß']]);
    const portuguese = windows('name\nFogão nº 2, pão', { ã: 0xe3, º: 0xba });
    expect((await rowsOf(portuguese))[1]![0]).toBe('Fogão nº 2');
  });

  it('keeps every text that an export writes', async () => {
    const cells = [
      '=1+1',
      '-40 to 200',
      '@home',
      "'=1+1",
      "''-40",
      "'+40 721",
      "'quoted'",
      "'",
      '+40721000111',
      'a "quoted" text',
      'two\nlines',
      '中文, عربي',
      ' 1 ',
      '12" pan',
    ];
    const columns = cells.map((_cell, index) => `column ${index}`);
    const written = writeCsv({ name: 'x', columns, rows: Readable.from([cells]), count: async () => 1 });
    expect(await rowsOf(Buffer.concat(await written.toArray()))).toEqual([columns, cells]);
  });

  it('counts empty lines and leaves them out', async () => {
    const found = [];
    for await (const { row } of readCsv(Readable.from([Buffer.from('a\n\n\nb\n')]), 'utf-8')) found.push(row);
    expect(found).toEqual([1, 4]);
  });

  it.each([
    ['is empty', '', { problem: 'TABLE.EMPTY', row: null }],
    ['is no text', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), { problem: 'TABLE.NOT_TEXT', row: null }],
    ['never closes a quotation mark', 'a,b\n1,2\n"3,4\n5,6\n', { problem: 'TABLE.QUOTE_NOT_CLOSED', row: 3 }],
    [
      'never closes one before a long rest',
      `a\n"${'x\n'.repeat(600_000)}`,
      { problem: 'TABLE.QUOTE_NOT_CLOSED', row: 2 },
    ],
    ['has a million columns', `${'a,'.repeat(400_000)}a\n`, { problem: 'TABLE.TOO_MANY_COLUMNS', row: 1 }],
    ['has a character zero', Buffer.from('\ufeffa\nb\0', 'utf16le'), { problem: 'TABLE.UNREADABLE', row: 2 }],
    [
      'has an endless cell',
      `a\n${'x'.repeat(TABLE_LIMITS.cellCharacters + 1)}\n`,
      { problem: 'TABLE.CELL_TOO_LONG', row: 2 },
    ],
  ])('that %s is refused with its row', async (_kind, content, expected) => {
    expect(await refusal(content)).toEqual(expected);
  });
});
