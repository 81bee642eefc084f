import { TableError } from './table';

export const TABLE_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1250', 'windows-1252'] as const;
export type TableEncoding = (typeof TABLE_ENCODINGS)[number];

const LETTER = /[A-Za-z]/;
/** Bytes that are letters in Windows-1250 and signs, or rare, in Windows-1252: ă ş ţ ł ą ż ś ź ő ű and their capitals. */
const CENTRAL = new Set([
  227, 195, 186, 170, 254, 222, 179, 163, 185, 165, 191, 175, 156, 140, 159, 143, 245, 213, 251, 219,
]);
/** Portuguese "ão", "ãe", "õe", French "ût" and the sign of "nº 2": the same bytes as ă, ő, ű and ş. */
const WESTERN = /[\xe3\xc3][oeOE]|[\xf5\xd5][eE]|[\xfb\xdb][tmrTMR]|(?:\b[nN]|\d)[\xba\xaa]/g;

/**
 * How the bytes of a text file are to be read: by its byte order mark, as UTF-8 when they are, otherwise by the letters of
 * Central or Western Europe in it. Reads to the end.
 * @throws TableError for a file that is no text, or empty
 */
export async function detectEncoding(source: AsyncIterable<Buffer>): Promise<TableEncoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let [isUtf8, length, central, western] = [true, 0, 0, 0];
  let utf16: TableEncoding | null = null;
  for await (const chunk of source) {
    if (length === 0) utf16 = utf16Of(chunk);
    length += chunk.length;
    if (utf16) continue;
    if (chunk.includes(0)) throw new TableError('TABLE.NOT_TEXT');
    isUtf8 &&= isValid(utf8, chunk);
    if (!isUtf8) {
      const text = chunk.toString('latin1');
      central += centralLetters(chunk, text);
      western += text.match(WESTERN)?.length ?? 0;
    }
  }
  if (length === 0) throw new TableError('TABLE.EMPTY');
  if (utf16) return utf16;
  if (isUtf8 && isValid(utf8)) return 'utf-8';
  return central > 2 * western ? 'windows-1250' : 'windows-1252';
}

/** By the byte order mark alone: zeros are in files that are no text, too. */
function utf16Of([first, second]: Buffer): TableEncoding | null {
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xff && second === 0xfe ? 'utf-16le' : null;
}

function isValid(decoder: InstanceType<typeof TextDecoder>, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}

/** Inside of words alone: a lone "½" is Western. */
function centralLetters(bytes: Buffer, text: string): number {
  let count = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    if (!CENTRAL.has(bytes[index]!)) continue;
    if (LETTER.test(text[index - 1] ?? '') || LETTER.test(text[index + 1] ?? '')) count += 1;
  }
  return count;
}
