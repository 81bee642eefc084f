import { unreadable } from './statement';

/** Banks write UTF-8, else the letters of Central Europe. */
export function decodeText(bytes: Buffer): string {
  if (bytes.length === 0) throw unreadable('This file is empty.');
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004')))
    throw unreadable('This is an Excel file. Save it as CSV, or download CAMT.053 or MT940 from your bank.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const isDeclared = /encoding=["']([\w-]+)["']/.exec(bytes.subarray(0, 200).toString('latin1'))?.[1];
    return new TextDecoder(isDeclared === 'ISO-8859-1' ? 'latin1' : 'windows-1250').decode(bytes);
  }
}
