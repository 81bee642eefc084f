import { DomainError } from '@kp/platform/http';

/** One movement of the account as a bank states it. */
export interface StatementLine {
  /** ISO day. */
  bookedOn: string;
  /** Negative for money that left the account. */
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
  counterpartyName: string;
  counterpartyIban: string;
  /** All that payer and bank wrote. */
  text: string;
  /** The bank's own id of the movement; empty where it gives none. */
  bankReference: string;
  /** Money that was sent went back. */
  isReturn: boolean;
}

export interface Statement {
  format: 'camt053' | 'mt940' | 'csv';
  /** Of the account; empty where the file does not name it. */
  iban: string;
  lines: StatementLine[];
}

class UnreadableStatement extends DomainError {
  constructor(message: string, details?: object) {
    super('BANK.STATEMENT_UNREADABLE', 422, message, details, [{ field: 'file', message }]);
  }
}

/** What is wrong with a file, for the person who chose it. */
export const unreadable = (message: string, details?: object): DomainError =>
  new UnreadableStatement(message, details);

/** "1.234,56", "1,234.56", "1234,5" or "-12" in hundredths; null for what is no amount. */
export function amountMinorOf(typed: string): number | null {
  const text = typed.replace(/[\s\u00A0'’]/g, '').replace(/^\((.*)\)$/, '-$1');
  const [, sign, digits] = /^([-+]?)(\d[\d.,]*)-?$/.exec(text) ?? [];
  if (digits === undefined) return null;
  const isNegative = sign === '-' || text.endsWith('-');
  const separator = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
  const decimals = separator < 0 ? '' : digits.slice(separator + 1);
  // Three digits behind a lone separator are thousands.
  const hasDecimals = separator >= 0 && decimals.length <= 2;
  const whole = (hasDecimals ? digits.slice(0, separator) : digits).replace(/[.,]/g, '');
  const minor = Number(`${whole || '0'}${(hasDecimals ? decimals : '').padEnd(2, '0')}`);
  return Number.isSafeInteger(minor) ? (isNegative ? -minor : minor) : null;
}

/** "2026-11-29", "29.11.2026", "29/11/2026", "2026/11/29" or "20261129" as an ISO day; null for what is no day. */
export function dayOf(typed: string): string | null {
  const text = typed.trim();
  const [, year, month, day] =
    /^(\d{4})[-./]?(\d{2})[-./]?(\d{2})/.exec(text) ??
    ((found) => (found ? ['', found[3], found[2]!.padStart(2, '0'), found[1]!.padStart(2, '0')] : []))(
      /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})/.exec(text),
    );
  const iso = `${year}-${month}-${day}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null;
}

export const compactIban = (text: string): string => text.replace(/[^A-Za-z0-9]/g, '').toUpperCase();

export const oneLine = (parts: readonly string[]): string =>
  [...new Set(parts.map((part) => part.replace(/\s+/g, ' ').trim()).filter(Boolean))].join(' ');
