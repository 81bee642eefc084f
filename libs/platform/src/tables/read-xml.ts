import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { TABLE_LIMITS, type TableRow, WORKBOOK_LIMITS } from './table';
import { bytesOf, rowsOfThread } from './table-thread';
import { XML_THREAD } from './xml-thread';

/** The parser that reads workbooks too: strict, and without entities of its own. */
const PARSER = createRequire(__filename).resolve('saxen');

const TOO_LARGE = 'TABLE.XML_TOO_LARGE';
/** Of records in records; tables have two or three. */
const MAX_DEPTH = 50;

/**
 * The rows of an XML file: the element that is repeated is a row, and what is in it are its cells, named by the first row.
 * Element n is row n + 1, as in a spreadsheet. It is parsed in a thread; a document type is refused, so nothing is expanded.
 * @throws TableError when it cannot be read
 */
export async function* readXml(source: Readable): AsyncGenerator<TableRow> {
  const content = await bytesOf(source, TOO_LARGE);
  const data = {
    library: PARSER,
    rows: WORKBOOK_LIMITS.rows,
    columns: TABLE_LIMITS.columns,
    cellCharacters: TABLE_LIMITS.cellCharacters,
    depth: MAX_DEPTH,
  };
  yield* rowsOfThread({ program: XML_THREAD, data, content, tooLarge: TOO_LARGE });
}
