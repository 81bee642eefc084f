import type { TaxClass } from '@kp/commerce';

export class ProductCard {
  id: number;
  name: string;
  slug: string;
  /** @example "12.50" */
  /** Null on request. */
  price: string | null;
  /** @example "USD" */
  currency: string;
  compareAtPrice?: string;
  imageUrl?: string | null;
  inStock: boolean;
  stock?: number;
  /** At home, where it is not the standard one. */
  taxClass?: TaxClass;
}

export class ProductsPart {
  type: 'products';
  products: ProductCard[];
}

export class ComparisonColumn {
  id: number;
  name: string;
  slug: string;
}

export class ComparisonRow {
  label: string;
  /** One per column; null where a product has none. */
  values: (string | null)[];
}

export class ComparisonPart {
  type: 'comparison';
  columns: ComparisonColumn[];
  rows: ComparisonRow[];
}

export class OrderCard {
  id: number;
  number: string;
  status: string;
  total: string;
  currency: string;
  /** ISO 8601, UTC. */
  placedAt: string;
  trackingNumber?: string | null;
  url: string;
}

export class OrdersPart {
  type: 'orders';
  orders: OrderCard[];
}

export class InvoiceCard {
  id: number;
  number: string;
  status: string;
  total: string;
  currency: string;
  /** @example "2026-11-22" */
  issuedAt: string;
  url: string;
}

export class InvoicesPart {
  type: 'invoices';
  invoices: InvoiceCard[];
}

export class ReplyLink {
  label: string;
  /** A path of the shop. */
  url: string;
}

export class LinksPart {
  type: 'links';
  links: ReplyLink[];
}

export class ReplySource {
  title: string;
  section: string;
  url: string;
}

export class SourcesPart {
  type: 'sources';
  sources: ReplySource[];
}

export class ProposedItem {
  productId: number;
  name: string;
  slug: string;
  quantity: number;
  price: string;
  currency: string;
}

export class ProposalPart {
  type: 'proposal';
  items: ProposedItem[];
  /** Without VAT and shipping. */
  total: string;
}

export class ChecklistItem {
  label: string;
  quantity?: number;
  /** Words that find it in the shop. */
  search?: string;
}

export class ChecklistGroup {
  title: string;
  items: ChecklistItem[];
}

export class ChecklistPart {
  type: 'checklist';
  title: string;
  groups: ChecklistGroup[];
}

export const PART_MODELS = [
  ProductsPart,
  ComparisonPart,
  OrdersPart,
  InvoicesPart,
  LinksPart,
  SourcesPart,
  ProposalPart,
  ChecklistPart,
];

export type Part =
  | ProductsPart
  | ComparisonPart
  | OrdersPart
  | InvoicesPart
  | LinksPart
  | SourcesPart
  | ProposalPart
  | ChecklistPart;
