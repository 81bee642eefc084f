/** What a column of a bank statement in CSV can hold, in the order in which the owner is asked for it. */
export const BANK_CSV_FIELDS = [
  'date',
  'amount',
  'credit',
  'debit',
  'currency',
  'name',
  'iban',
  'text',
  'reference',
] as const;
export type BankCsvField = (typeof BANK_CSV_FIELDS)[number];

/** The heading of the column of each field. */
export type BankCsvMapping = Partial<Record<BankCsvField, string>>;
