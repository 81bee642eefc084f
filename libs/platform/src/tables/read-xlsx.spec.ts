import { Readable } from 'node:stream';
import { strToU8, zipSync } from 'fflate';
import { detectFormat, readTable, sheetsOf } from './read-table';
import { TABLE_LIMITS, TableError, WORKBOOK_LIMITS } from './table';

const SHEET = 'xl/worksheets/sheet1.xml';

/** A workbook with this markup in its sheet, and further entries. */
function workbook(rows: string, more: Record<string, Uint8Array> = {}, behind = ''): Buffer {
  const markup = '<?xml version="1.0" encoding="UTF-8"?>';
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const files = {
    '[Content_Types].xml': `${markup}<Types/>`,
    'xl/workbook.xml': `${markup}<workbook xmlns="${main}" xmlns:r="${relation}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${markup}<Relationships><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    [SHEET]: `${markup}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${behind}</worksheet>`,
  };
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  return Buffer.from(zipSync({ ...(Object.fromEntries(entries) as Record<string, Uint8Array>), ...more }));
}

const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;

async function tableOf(content: Buffer, sheet: string | null = null) {
  const format = await detectFormat(() => Readable.from([content]));
  const rows = [];
  for await (const row of readTable(Readable.from([content]), format, sheet)) rows.push(row);
  return { format, rows };
}

const refusal = (content: Buffer) =>
  tableOf(content).catch(({ problem, row }: TableError) => ({ problem, row }));

describe('a workbook of several sheets', () => {
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const list = `<x:workbook xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relation}"><x:sheets>
    <x:sheet name="Chart" sheetId="9" r:id="rId9"/><x:sheet state="hidden" name="Lists" sheetId="3" r:id="rId3"/>
    <x:sheet r:id='rId1' sheetId='1' name='Pots &amp; "pans"'/><x:sheet name="Pre&#539;uri &#x20; 2027" sheetId="2" r:id="rId2"/>
    </x:sheets></x:workbook>`;
  const relations = `<Relationships>
    <Relationship Id="rId9" Type="${relation}/chartsheet" Target="chartsheets/sheet1.xml"/>
    <Relationship Target="/xl/worksheets/prices.xml" Id="rId2" Type="${relation}/worksheet"/>
    <Relationship Id="rId3" Type="${relation}/worksheet" Target="worksheets/lists.xml"/>
    <Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`;
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const sheet = (rows: string) =>
    strToU8(`<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`);
  const content = (prices: string) =>
    workbook(`<row r="1">${text('A1', 'pots')}</row>`, {
      'xl/workbook.xml': strToU8(list),
      'xl/_rels/workbook.xml.rels': strToU8(relations),
      'xl/worksheets/prices.xml': sheet(prices),
      'xl/worksheets/lists.xml': sheet('<row r="1"><c r="A1" t="e"><v>#N/A</v></c></row>'),
    });
  const NAMES = ['Pots & "pans"', 'Prețuri 2027'];

  it('lists those with cells that are not hidden, and has the rows of the one that is asked for', async () => {
    const both = content(`<row r="1">${text('A1', 'price')}</row>`);
    expect(await sheetsOf(() => Readable.from([both]), 'xlsx')).toEqual(NAMES);
    const rowsOf = async (name: string | null) => (await tableOf(both, name)).rows;
    expect(await rowsOf(null)).toEqual([{ row: 1, cells: ['pots'] }]);
    expect(await rowsOf(NAMES[1]!)).toEqual([{ row: 1, cells: ['price'] }]);
  });

  it('says in which of them the row is that cannot be read, and reads the others', async () => {
    const broken = content(
      `<row r="1">${text('A1', 'price')}</row><row r="2"><c r="A2" t="s"><v>7</v></c></row>`,
    );
    const failure = await tableOf(broken, NAMES[1]!).catch((error: unknown) => error);
    expect(failure).toMatchObject({ problem: 'TABLE.UNREADABLE', row: 2, sheet: 'Prețuri 2027' });
    expect((await tableOf(broken)).rows).toHaveLength(1);
    const unknown = await tableOf(broken, 'Stock').catch((error: unknown) => error);
    expect(unknown).toMatchObject({ problem: 'TABLE.UNREADABLE', row: null });
  });
});

describe('a workbook', () => {
  it('has the texts that a CSV file has for the same cells', async () => {
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
    const styles = `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy-mm-dd hh:mm"/></numFmts>
      <cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;
    const strings = `<sst xmlns="${main}"><si><t>=1+1</t></si><si><r><t>two </t></r><r><t>parts</t></r></si></sst>`;
    const cells = [
      '<c r="A1" t="s"><v>0</v></c>',
      '<c r="B1"><v>24.9</v></c>',
      '<c r="C1"><v>5941234567890</v></c>',
      '<c r="D1" t="b"><v>1</v></c>',
      '<c r="E1" s="1"><v>46056</v></c>',
      '<c r="F1" s="2"><v>46056.25</v></c>',
      '<c r="G1" t="s"><v>1</v></c>',
      '<c r="I1"><v>1E-3</v></c>',
    ];
    const { format, rows } = await tableOf(
      workbook(`<row r="1">${cells.join('')}</row>`, {
        'xl/styles.xml': strToU8(styles),
        'xl/sharedStrings.xml': strToU8(strings),
      }),
    );
    expect(format).toBe('xlsx');
    expect(rows[0]!.cells).toEqual([
      '=1+1',
      '24.9',
      '5941234567890',
      'true',
      '2026-02-03',
      '2026-02-03T06:00:00.000Z',
      'two parts',
      '',
      '0.001',
    ]);
  });

  it('has the last results of its formulas, keeps spaces and counts empty rows', async () => {
    const { rows } = await tableOf(
      workbook(
        `<row r="1">${text('A1', ' name ')}</row><row r="4"><c r="A4"><f>1+2</f><v>3</v></c><c r="C4" t="str"><f>A1</f><v>中文</v></c></row>`,
      ),
    );
    expect(rows).toEqual([
      { row: 1, cells: [' name ', '', ''] },
      { row: 4, cells: ['3', '', '中文'] },
    ]);
  });

  it('says which cells are merged, with what they hold', async () => {
    const merged = '<mergeCells count="2"><mergeCell ref="B1:C1"/><mergeCell ref="A2:A3"/></mergeCells>';
    const lines = [`${text('A1', 'Name')}${text('B1', 'Price')}`, text('A2', 'Pots'), text('B3', '4')];
    const rows = lines.map((cells, index) => `<row r="${index + 1}">${cells}</row>`).join('');
    const read = await tableOf(workbook(rows, {}, merged));
    const pots = { fromRow: 2, first: 0, last: 0, value: 'Pots' };
    expect(read.rows.map((row) => row.merged)).toEqual([
      [{ fromRow: 1, first: 1, last: 2, value: 'Price' }],
      [pots],
      [pots],
    ]);
  });

  it('has numbers as a spreadsheet shows them, with 15 digits', async () => {
    const numbers = [
      '24.900000000000002',
      '12.000000000000002',
      '0.30000000000000004',
      '5941234567890',
      '1.1E-7',
    ];
    const cells = numbers.map((number, index) => `<c r="${'ABCDE'[index]}1"><v>${number}</v></c>`).join('');
    const { rows } = await tableOf(workbook(`<row r="1">${cells}</row>`));
    expect(rows[0]!.cells).toEqual(['24.9', '12', '0.3', '5941234567890', '0.00000011']);
  });

  it('has errors where formulas failed or were never calculated, and ignores other sheets', async () => {
    const cells =
      '<c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="C2"><f>1+1</f></c><c r="E2" t="e"><v>#N/A</v></c>';
    const other = strToU8(
      '<worksheet><sheetData><row r="9"><c r="A9" t="e"><v>#N/A</v></c></row></sheetData></worksheet>',
    );
    const { rows } = await tableOf(
      workbook(
        `<row r="1">${text('A1', 'name')}${text('B1', 'price')}${text('C1', 'stock')}</row><row r="2">${text('A2', 'Pot')}${cells}</row>`,
        {
          'xl/worksheets/sheet2.xml': other,
        },
      ),
    );
    expect(rows.at(-1)).toEqual({ row: 2, cells: ['Pot', '#DIV/0!', '#N/A'] });
  });

  it('with 100,000 rows is read', async () => {
    const lines = Array.from({ length: 100_000 }, (_, index) => {
      const row = index + 2;
      return `<row r="${row}">${text(`A${row}`, `Bowl ${row}`)}<c r="B${row}"><v>${row}.5</v></c></row>`;
    });
    const { rows } = await tableOf(workbook(`<row r="1">${text('A1', 'name')}</row>${lines.join('')}`));
    expect(rows).toHaveLength(100_001);
    expect(rows.at(-1)).toEqual({ row: 100_001, cells: ['Bowl 100001', '100001.5'] });
  });

  const sheets = Object.fromEntries(
    Array.from({ length: WORKBOOK_LIMITS.sheets }, (_, n) => [`xl/worksheets/more${n}.xml`, strToU8('<a/>')]),
  );
  const entries = Object.fromEntries(
    Array.from({ length: WORKBOOK_LIMITS.entries }, (_, n) => [`docs/${n}.xml`, strToU8('<a/>')]),
  );
  const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024);
  const tooLarge = { problem: 'TABLE.WORKBOOK_TOO_LARGE', row: null };
  const none = { problem: 'TABLE.NOT_A_WORKBOOK', row: null };

  it.each<[string, () => Buffer, object]>([
    ['is a zip bomb', () => workbook('', { 'xl/sharedStrings.xml': zeros(20) }), tooLarge],
    ['has too many sheets', () => workbook('', sheets), tooLarge],
    ['has too many entries', () => workbook('', entries), tooLarge],
    [
      'counts a billion rows',
      () => workbook(`<row r="1000000000">${text('A1000000000', 'x')}</row>`),
      { problem: 'TABLE.TOO_MANY_ROWS', row: 1_000_000_000 },
    ],
    [
      'has a million columns',
      () => workbook(`<row r="1">${text('BDWGN1', 'x')}</row>`),
      { problem: 'TABLE.TOO_MANY_COLUMNS', row: 1 },
    ],
    [
      'has an endless cell',
      () =>
        workbook(
          `<row r="1">${text('A1', 'a')}</row><row r="2">${text('A2', 'xy'.repeat(TABLE_LIMITS.cellCharacters))}</row>`,
        ),
      { problem: 'TABLE.CELL_TOO_LONG', row: 2 },
    ],
    [
      'has a character zero',
      () => workbook(`<row r="1">${text('A1', 'a_x0000_b')}</row>`),
      { problem: 'TABLE.UNREADABLE', row: 1 },
    ],
    [
      'refers to a text that it does not have',
      () => workbook(`<row r="1">${text('A1', 'a')}</row><row r="2"><c r="A2" t="s"><v>7</v></c></row>`),
      { problem: 'TABLE.UNREADABLE', row: 2 },
    ],
    ['is broken off', () => workbook(text('A1', 'a')).subarray(0, 300), none],
    ['has a broken sheet', () => workbook('<row r="1"><c r="A1"><v>1</row></wrong>'), none],
    ['is another ZIP archive', () => Buffer.from(zipSync({ 'a.txt': strToU8('a') })), none],
    ['is a workbook of before 2007', () => Buffer.from('d0cf11e0a1b11ae10000', 'hex'), none],
    [
      'has a password',
      () =>
        Buffer.from(
          `${'\xd0\xcf\x11\xe0'}${'\0'.repeat(99_999)}E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0`,
          'latin1',
        ),
      { problem: 'TABLE.WORKBOOK_ENCRYPTED', row: null },
    ],
  ])('that %s is refused', async (_kind, content, expected) => {
    expect(await refusal(content())).toEqual(expected);
  });

  it('cannot state less than it unpacks', async () => {
    const bomb = workbook(text('A1', 'a'), { 'xl/sharedStrings.xml': zeros(20) });
    const directory = bomb.lastIndexOf('xl/sharedStrings.xml') - 46;
    // The stated sizes of the directory and of the entry itself.
    bomb.writeUInt32LE(1000, directory + 24);
    bomb.writeUInt32LE(1000, bomb.readUInt32LE(directory + 42) + 22);
    const before = process.memoryUsage().arrayBuffers;
    await refusal(bomb);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10 * 1024 * 1024);
  });
});
