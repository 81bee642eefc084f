export const BULK_KINDS = [
  'prices',
  'taxes',
  'categories',
  'attributes',
  'status',
  'stock',
  'delete',
] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

export const STOCK_OPERATIONS = ['set', 'add', 'subtract'] as const;
export type StockOperation = (typeof STOCK_OPERATIONS)[number];
