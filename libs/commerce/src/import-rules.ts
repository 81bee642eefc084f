import type { StaffRight } from './staff-roles';

export const IMPORT_KINDS = ['products', 'customers', 'orders', 'attributes'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** What the role of an administrator must include for an import of this kind. */
export const IMPORT_RIGHTS: Readonly<Record<ImportKind, StaffRight>> = {
  products: 'catalog',
  customers: 'customers',
  orders: 'orders',
  attributes: 'catalog',
};

export const IMPORT_MODES = ['create-and-update', 'create', 'update'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

export const IMPORT_STATES = [
  'uploaded',
  'checking',
  'checked',
  'importing',
  'done',
  'cancelled',
  'failed',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

const IMPORT_RUNNING: readonly ImportState[] = ['checking', 'importing', 'undoing'];

/** Nothing runs: the next step is up to the administrator, or there is none. */
export const isImportAtRest = (state: ImportState): boolean => !IMPORT_RUNNING.includes(state);

/** The last two are of lists that suppliers are asked for: prices that wait, and codes that no product has. */
export const IMPORT_OUTCOMES = ['created', 'updated', 'unchanged', 'failed', 'held', 'unknown'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

export const MAX_IMPORT_BYTES = 300 * 1024 * 1024;

/** What the column of prices says of a product whose price is on request. */
export const PRICE_ON_REQUEST = 'on request';

/** Of an XLSX file, whose rows cannot be read in flat memory. */
export const MAX_WORKBOOK_BYTES = 50 * 1024 * 1024;
export const MAX_WORKBOOK_ROWS = 100_000;

/** Of a ZIP file with the pictures of products. */
export const MAX_IMPORT_PICTURES_BYTES = 500 * 1024 * 1024;
