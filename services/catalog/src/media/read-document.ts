import { MAX_UPLOAD_BYTES } from '@kp/commerce';
import { InvalidInputError } from '@kp/platform/http';

const EDGE_BYTES = 1024;
/** Of a file that is a page as well. */
const MARKUP = /<\s*(!doctype|html|head|body|script|svg|iframe)\b/i;

const invalidDocument = (message: string) => new InvalidInputError([{ field: 'document', message }]);

export function checkDocument(bytes: Buffer): void {
  if (bytes.length > MAX_UPLOAD_BYTES) throw invalidDocument('The document must be at most 10 MB.');
  const start = bytes.toString('latin1', 0, EDGE_BYTES);
  const end = bytes.subarray(-EDGE_BYTES).toString('latin1');
  const isPdf = start.startsWith('%PDF-') && end.includes('%%EOF') && !MARKUP.test(start);
  if (!isPdf) throw invalidDocument('The document must be a PDF file.');
}
