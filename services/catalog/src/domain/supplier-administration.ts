export const SUPPLIER_STATUSES = ['active', 'archived', 'all'] as const;
export type SupplierStatus = (typeof SUPPLIER_STATUSES)[number];

export const SUPPLIER_SORTS = ['name', '-name', 'products', '-products'] as const;
export type SupplierSort = (typeof SUPPLIER_SORTS)[number];

export interface SupplierFilter {
  id?: number;
  /** Part of the name or of what is known of the contact. */
  search?: string;
  status?: SupplierStatus;
  sort?: SupplierSort;
  /** Undefined: all of them. */
  limit?: number;
  offset?: number;
}

/** Undefined: empty in a new supplier, no change of an existing one. */
export interface SupplierInput {
  name: string;
  contactPerson?: string;
  email?: string;
  phone?: string;
  notes?: string;
  archived?: boolean;
}

export type SupplierRemoval = 'deleted' | 'archived';
