import { DomainError, refusalsOf } from '@kp/platform/http';
import type { CsvHead } from '../parsing/csv-statement';

class BankStatementError extends DomainError {}

const refusal = refusalsOf(BankStatementError);

export const entryNotFound = refusal(
  'BANK.ENTRY_NOT_FOUND',
  404,
  'This line of a bank statement was not found.',
);
export const entryDecided = refusal(
  'BANK.ENTRY_DECIDED',
  409,
  'Somebody has decided about this line already.',
);

export const entryRepeated = refusal(
  'BANK.ENTRY_REPEATED',
  409,
  'This movement seems to be imported already, from another file.',
);

export const documentNotFound = (number: string) =>
  new BankStatementError('BANK.DOCUMENT_NOT_FOUND', 404, `${number} was not found.`, { number });

export const tooMuch = refusal('BANK.TOO_MUCH', 409, 'More is assigned than the line has.');

/** Details: headings, what they were guessed to mean, and the first rows. */
export const mappingNeeded = (head: CsvHead) =>
  new BankStatementError('BANK.MAPPING_NEEDED', 422, 'Choose which column is which.', { ...head });
