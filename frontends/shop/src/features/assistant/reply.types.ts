import type { TaxClass } from '@kp/commerce';

/** What a reply carries beside its text; amounts are decimal strings. */
export type ReplyPart =
  | { readonly type: 'products'; readonly products: readonly ReplyProduct[] }
  | ComparisonPart
  | { readonly type: 'orders'; readonly orders: readonly ReplyOrder[] }
  | { readonly type: 'invoices'; readonly invoices: readonly ReplyInvoice[] }
  | { readonly type: 'links'; readonly links: readonly ReplyLink[] }
  | { readonly type: 'sources'; readonly sources: readonly ReplySource[] }
  | ProposalPart
  | ChecklistPart;

export interface ReplyProduct {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** Null on request. */
  readonly price: string | null;
  readonly currency: string;
  readonly compareAtPrice?: string;
  readonly imageUrl?: string;
  readonly inStock: boolean;
  readonly stock?: number;
  readonly taxClass?: TaxClass;
}

export interface ComparisonPart {
  readonly type: 'comparison';
  readonly columns: readonly { readonly id: number; readonly name: string; readonly slug: string }[];
  /** One value per column; null where a product states none. */
  readonly rows: readonly { readonly label: string; readonly values: readonly (string | null)[] }[];
}

export interface ReplyOrder {
  readonly id: number;
  readonly number: string;
  readonly status: string;
  readonly total: string;
  readonly currency: string;
  readonly placedAt: string;
  readonly trackingNumber?: string;
  readonly url: string;
}

export interface ReplyInvoice {
  readonly id: number;
  readonly number: string;
  readonly status: string;
  readonly total: string;
  readonly currency: string;
  readonly issuedAt: string;
  readonly url: string;
}

export interface ReplyLink {
  readonly label: string;
  readonly url: string;
}

export interface ReplySource {
  readonly title: string;
  readonly section: string;
  readonly url: string;
}

export interface ProposedItem {
  readonly productId: number;
  readonly name: string;
  readonly slug: string;
  readonly quantity: number;
  readonly price: string;
  readonly currency: string;
}

export interface ProposalPart {
  readonly type: 'proposal';
  readonly items: readonly ProposedItem[];
  readonly total: string;
  /** Ids of the products that were put into the cart. */
  readonly added: readonly number[];
}

export interface ChecklistItem {
  readonly label: string;
  readonly quantity?: number;
  readonly search?: string;
}

export interface ChecklistPart {
  readonly type: 'checklist';
  readonly title: string;
  readonly groups: readonly { readonly title: string; readonly items: readonly ChecklistItem[] }[];
}
