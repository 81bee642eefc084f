import { Readable } from 'node:stream';
import { detectFormat, readTable } from './read-table';
import { TABLE_LIMITS, TableError } from './table';

async function tableOf(content: Buffer | string) {
  const bytes = Buffer.from(content as string);
  const format = await detectFormat(() => Readable.from([bytes]));
  const rows = [];
  for await (const { row, cells } of readTable(Readable.from([bytes]), format)) rows.push([row, ...cells]);
  return { format, rows };
}

const rowsOf = async (content: Buffer | string) => (await tableOf(content)).rows;
const refusal = (content: Buffer | string) =>
  tableOf(content).catch(({ problem, row }: TableError) => [problem, row]);

describe('an XML file', () => {
  it('has a row for each element that is repeated, with what is in it', async () => {
    const file = `<?xml version="1.0" encoding="UTF-8"?><!-- of today -->
      <catalog date="2026-11-30" version="2"><info><name>Inox</name><phone>021</phone></info>
        <product id="7"><code>GN-1</code><price currency="RON"><net>12,50</net></price>
          <images><image>a.jpg</image><image>b.jpg</image></images></product>
        <product id="8"><code><![CDATA[GN-2 & <lid>]]></code><price currency="EUR"/><qty> 4 </qty></product>
        <product id="9"><qty>1</qty><code>P&#x163;&amp;</code></product></catalog>`;
    expect(await tableOf(file)).toEqual({
      format: 'xml',
      rows: [
        [1, 'id', 'code', 'price currency', 'price net', 'images image', 'qty'],
        [2, '7', 'GN-1', 'RON', '12,50', 'a.jpg b.jpg'],
        [3, '8', 'GN-2 & <lid>', 'EUR', '', '', '4'],
        [4, '9', 'Pţ&', '', '', '', '1'],
      ],
    });
  });

  it.each([
    [
      'of RSS',
      '<rss xmlns:g="http://g"><channel><title>A</title><link>b</link><item><g:id>1</g:id><g:price>5 EUR</g:price></item><item><g:id>2</g:id><g:price>6 EUR</g:price></item></channel></rss>',
    ],
    [
      'of attributes',
      '<list><group><p id="1" price="5 EUR"/></group><group><p id="2" price="6 EUR"/></group></list>',
    ],
    [
      'beside other lists',
      '<shop><c><c1 id="1">Pots</c1><c1 id="2">Pans</c1></c><offers><o><id>1</id><price>5 EUR</price></o><o><id>2</id><price>6 EUR</price></o></offers></shop>',
    ],
  ])('%s is the table that it holds', async (_kind, file) => {
    expect(await rowsOf(file)).toEqual([
      [1, 'id', 'price'],
      [2, '1', '5 EUR'],
      [3, '2', '6 EUR'],
    ]);
  });

  it('of one product is one row, and an attribute beside an element of its name keeps both', async () => {
    expect(await rowsOf('<list><p id="1"><id>2</id><price>3</price></p></list>')).toEqual([
      [1, 'id', 'id (2)', 'price'],
      [2, '1', '2', '3'],
    ]);
  });

  it('is read in the encoding that it declares, or is marked with', async () => {
    const text = '<l><p><a>1</a><b>ță</b></p><p><a>2</a><b>é</b></p></l>';
    const expected = [
      [1, 'a', 'b'],
      [2, '1', 'ță'],
      [3, '2', 'é'],
    ];
    expect(await rowsOf(Buffer.from(`\ufeff${text}`))).toEqual(expected);
    expect(await rowsOf(Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual(expected);
    const central = Buffer.concat([
      Buffer.from('<?xml version="1.0" encoding="windows-1250"?><l><p><a>1</a><b>'),
      Buffer.from([0xfe, 0xe3]),
      Buffer.from('</b></p></l>'),
    ]);
    expect(await rowsOf(central)).toEqual([
      [1, 'a', 'b'],
      [2, '1', 'ţă'],
    ]);
  });

  const damaged = ['TABLE.NOT_XML', null];
  const two = '<p><a>1</a><b>2</b></p>';
  it.each<[string, string | Buffer, unknown]>([
    ['breaks off between two products', `<l>${two}${two}`, damaged],
    ['breaks off in a tag', `<l>${two}<p><a`, damaged],
    ['breaks off in a text', `<l>${two}<p><a>1<![CDATA[x`, damaged],
    ['closes what it has not opened', `<l>${two}</m>`, damaged],
    ['goes on behind its end', `<l>${two}${two}</l><l/>`, damaged],
    ['is a page of HTML', `<!DOCTYPE html><html><body><p>Log in</p></body></html>`, damaged],
    [
      'has entities that expand',
      `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><l>${two}<p><a>&b;</a><b/></p></l>`,
      damaged,
    ],
    ['names a file of the server', `<!DOCTYPE l SYSTEM "file:///etc/passwd"><l>${two}${two}</l>`, damaged],
    ['has nothing that is repeated', '<l><a>1</a></l>', damaged],
    ['is an endless nest', `${'<a>'.repeat(200)}`, damaged],
    [
      'declares an encoding that nobody knows',
      `<?xml version="1.0" encoding="x-nobody"?><l>${two}</l>`,
      damaged,
    ],
    ['is not in the encoding of its mark', Buffer.from([0x3c, 0x6c, 0x3e, 0xff, 0xfe]), damaged],
    [
      'has too many columns',
      `<l><p>${Array.from({ length: TABLE_LIMITS.columns + 1 }, (_, at) => `<c${at}>1</c${at}>`).join('')}</p></l>`,
      ['TABLE.TOO_MANY_COLUMNS', 1],
    ],
    [
      'has an endless cell',
      `<l>${two}<p><a>${'x'.repeat(60_000)}</a><b>1</b></p></l>`,
      ['TABLE.CELL_TOO_LONG', 3],
    ],
    ['is larger than 50 MB', Buffer.alloc(51 * 1024 * 1024, '<l>'), ['TABLE.XML_TOO_LARGE', null]],
  ])('that %s is refused', async (_kind, file, problem) => {
    expect(await refusal(file)).toEqual(problem);
  });
});
