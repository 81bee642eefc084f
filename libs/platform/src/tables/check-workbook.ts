import { strFromU8, unzipSync } from 'fflate';
import { TableError, WORKBOOK_LIMITS } from './table';
import { type Worksheet, worksheetsOf } from './worksheets';

/** Its name in the directory of a compound file, which is what a workbook with a password is. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');
const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;

/**
 * Reads the directory and the list of sheets alone, with the library that unpacks the file afterwards and then takes no
 * more bytes of an entry than are stated here.
 * @returns its sheets
 * @throws TableError for a file that is no ZIP archive, has a password or no sheet, or would be too large unpacked
 */
export function checkWorkbook(content: Uint8Array): [Worksheet, ...Worksheet[]] {
  if (isEncrypted(content)) throw new TableError('TABLE.WORKBOOK_ENCRYPTED');
  let [entries, sheets, packed, unpacked] = [0, 0, 0, 0];
  let parts: Record<string, Uint8Array>;
  try {
    parts = unzipSync(content, {
      filter({ name, size, originalSize }) {
        entries += 1;
        if (SHEET.test(name)) sheets += 1;
        packed += size;
        unpacked += originalSize;
        const isBomb =
          originalSize > WORKBOOK_LIMITS.ratioFromBytes && originalSize > WORKBOOK_LIMITS.ratio * size;
        const isTooMuch = unpacked > WORKBOOK_LIMITS.unpackedBytes || packed > content.length;
        if (isBomb || isTooMuch || entries > WORKBOOK_LIMITS.entries || sheets > WORKBOOK_LIMITS.sheets) {
          throw new TableError('TABLE.WORKBOOK_TOO_LARGE');
        }
        return (name === WORKBOOK || name === RELATIONS) && originalSize <= WORKBOOK_LIMITS.listBytes;
      },
    });
  } catch (error) {
    throw error instanceof TableError ? error : new TableError('TABLE.NOT_A_WORKBOOK');
  }
  const textOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const [first, ...others] = worksheetsOf(textOf(WORKBOOK), textOf(RELATIONS));
  if (sheets === 0 || !first) throw new TableError('TABLE.NOT_A_WORKBOOK');
  return [first, ...others];
}

function isEncrypted(content: Uint8Array): boolean {
  return content[0] === 0xd0 && Buffer.from(content.buffer).includes(ENCRYPTED);
}
