import { DomainError } from '@kp/platform/http';
import type { CsvHead } from '../parsing/csv-statement';

const STATUS = {
  'BANK.ENTRY_NOT_FOUND': 404,
  'BANK.ENTRY_DECIDED': 409,
  'BANK.DOCUMENT_NOT_FOUND': 404,
  'BANK.TOO_MUCH': 409,
  'BANK.MAPPING_NEEDED': 422,
} satisfies Record<string, number>;

class BankStatementError extends DomainError {
  constructor(code: keyof typeof STATUS, message: string, details?: object) {
    super(code, STATUS[code], message, details);
  }
}

export const entryNotFound = () =>
  new BankStatementError('BANK.ENTRY_NOT_FOUND', 'This line of a bank statement was not found.');

export const entryDecided = () =>
  new BankStatementError('BANK.ENTRY_DECIDED', 'Somebody has decided about this line already.');

export const documentNotFound = (number: string) =>
  new BankStatementError('BANK.DOCUMENT_NOT_FOUND', `${number} was not found.`, { number });

export const tooMuch = () => new BankStatementError('BANK.TOO_MUCH', 'More is assigned than the line has.');

/** Details: headings, what they were guessed to mean, and the first rows. */
export const mappingNeeded = (head: CsvHead) =>
  new BankStatementError('BANK.MAPPING_NEEDED', 'Choose which column is which.', { ...head });
