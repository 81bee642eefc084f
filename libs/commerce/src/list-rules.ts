/* What the lists of the back office are sorted and filtered by; a leading minus is descending. */

export const ORDER_SORTS = ['-createdAt', 'createdAt', '-totalAmount', 'totalAmount'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** A search that finds more orders counts so many. */
export const ORDER_SEARCH_COUNT_MAX = 10_000;

/** As of orders; of more no sums are told. */
export const INVOICE_SEARCH_COUNT_MAX = 10_000;

/** Of a search that finds too many to be counted: its pages end there, since a further one would need them all in order. */
export const UNCOUNTED_SHOWN_MAX = 2_000;

/** A storno reverses an invoice whole, a credit note a part of it. */
export const INVOICE_KINDS = ['invoice', 'storno', 'credit_note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** Of invoices; a storno and a credit note are in none of them. */
export const INVOICE_STATES = ['unpaid', 'overdue', 'paid', 'reversed'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** Of documents that go to a tax office. */
export const TRANSMISSION_FILTERS = ['toSend', 'sent', 'accepted', 'rejected', 'late', 'overdue'] as const;
export type TransmissionFilter = (typeof TRANSMISSION_FILTERS)[number];

export const INVOICE_SORTS = ['-number', 'number', 'dueDate'] as const;
export type InvoiceSort = (typeof INVOICE_SORTS)[number];

export const ADMIN_PRODUCT_SORT_FIELDS = ['name', 'price', 'category', 'stock', 'status'] as const;
export type AdminProductSortField = (typeof ADMIN_PRODUCT_SORT_FIELDS)[number];
export type AdminProductSort = AdminProductSortField | `-${AdminProductSortField}`;
export const ADMIN_PRODUCT_SORTS = ADMIN_PRODUCT_SORT_FIELDS.flatMap((field): AdminProductSort[] => [
  field,
  `-${field}`,
]);

export const STOCK_FILTERS = ['in', 'out', 'low'] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];

export const WEIGHT_FILTERS = ['missing'] as const;
export type WeightFilter = (typeof WEIGHT_FILTERS)[number];

export const PRICE_FILTERS = ['set', 'on-request'] as const;
export type PriceFilter = (typeof PRICE_FILTERS)[number];

/** What a product may lack to be found, shown and shipped; each weighs the same. */
export const PRODUCT_LACKS = ['picture', 'description', 'translation', 'weight', 'safety'] as const;
export type ProductLack = (typeof PRODUCT_LACKS)[number];

/** In whole per cents. */
export const completenessOf = (lacks: readonly ProductLack[]): number =>
  Math.round(((PRODUCT_LACKS.length - lacks.length) * 100) / PRODUCT_LACKS.length);

/** Days of the dashboard's charts, today included. */
export const DASHBOARD_PERIODS = [7, 30, 90, 365] as const;
export type DashboardPeriod = (typeof DASHBOARD_PERIODS)[number];
export const DEFAULT_DASHBOARD_PERIOD: DashboardPeriod = 30;
