export const ADMIN_TABS = [
  'dashboard',
  'products',
  'categories',
  'bulk',
  'imports',
  'feeds',
  'orders',
  'accounting',
  'invoices',
  'payments',
  'bank',
  'returns',
  'customers',
  'discounts',
  'promotions',
  'suppliers',
  'synonyms',
  'mappings',
  'reviews',
  'inbox',
  'staff',
  'jobs',
  'audit',
  'settings',
  'setup',
  'reports',
] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

type Parameters = Readonly<Record<string, string | number | boolean | undefined>>;

/** ('orders', { page: 2 }) → `/admin?tab=orders&page=2`. */
export function adminPath(tab: AdminTab, parameters: Parameters = {}): string {
  const query = new URLSearchParams({ tab });
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return `/admin?${query}`;
}
