/** What members of the staff may do in the back office. */
export const STAFF_RIGHTS = [
  'catalog',
  'orders:read',
  'orders',
  'payments',
  'customers',
  'support',
  'marketing',
  'settings',
  'staff',
] as const;
export type StaffRight = (typeof STAFF_RIGHTS)[number];

export const STAFF_ROLES = ['owner', 'catalogue', 'orders', 'support'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const ROLE_RIGHTS: Readonly<Record<StaffRole, readonly StaffRight[]>> = {
  owner: STAFF_RIGHTS,
  catalogue: ['catalog', 'marketing'],
  orders: ['orders:read', 'orders', 'payments', 'customers'],
  support: ['support', 'orders:read', 'customers'],
};
