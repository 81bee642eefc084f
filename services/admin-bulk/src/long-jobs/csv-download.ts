import { pipeline, Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { csvDelimiter } from '@kp/platform/tables';
import { stringify } from 'csv-stringify';

const CSV = { bom: true, escape_formulas: true, record_delimiter: 'windows' } as const;

/** Written while it is read; a cell that looks like a formula stays a text. */
export const csvDownload = (rows: AsyncIterable<unknown[]>, name: string) =>
  // The error of a failed read ends the download as well.
  new StreamableFile(
    pipeline(Readable.from(rows), stringify({ ...CSV, delimiter: csvDelimiter() }), () => undefined),
    { type: 'text/csv; charset=utf-8', disposition: `attachment; filename="${name}"` },
  );
