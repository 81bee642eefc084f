/** What members of the staff may do in the back office, by the area that the screens group it in. */
export const RIGHT_AREAS = {
  orders: ['orders:read', 'orders:ship', 'orders'],
  money: ['amounts', 'payments', 'invoices', 'accounting', 'accounting:close', 'taxes', 'reports'],
  products: ['catalog', 'stock', 'price-lists', 'purchasing'],
  customers: ['customers', 'companies', 'support'],
  marketing: ['marketing', 'pages'],
  shop: ['settings', 'staff', 'roles'],
} as const;
export type RightArea = keyof typeof RIGHT_AREAS;
export type StaffRight = (typeof RIGHT_AREAS)[RightArea][number];

export const STAFF_RIGHTS: readonly StaffRight[] = Object.values(RIGHT_AREAS).flat();

/** Named before there is a screen or a call that asks for them, so that roles need not be revised then. */
export const RIGHTS_TO_COME: readonly StaffRight[] = ['price-lists', 'companies'];

/** Without these a right would open screens that lack half of what they show. */
const NEEDS: Partial<Record<StaffRight, readonly StaffRight[]>> = {
  'orders:ship': ['orders:read'],
  orders: ['orders:ship', 'amounts'],
  payments: ['amounts'],
  invoices: ['amounts'],
  accounting: ['amounts'],
  'accounting:close': ['accounting'],
  reports: ['amounts'],
  catalog: ['stock'],
  'price-lists': ['catalog'],
  companies: ['customers'],
  support: ['amounts'],
  roles: ['staff'],
};

/** In the order of the areas, with all that they need. */
export function withNeededRights(rights: readonly StaffRight[]): StaffRight[] {
  const found = new Set<StaffRight>();
  const add = (right: StaffRight) => {
    found.add(right);
    for (const needed of NEEDS[right] ?? []) add(needed);
  };
  for (const right of rights) add(right);
  return STAFF_RIGHTS.filter((right) => found.has(right));
}

/** What is left when one is taken away: without all that need it. */
export const withoutRight = (rights: readonly StaffRight[], taken: StaffRight): StaffRight[] =>
  rights.filter((right) => !withNeededRights([right]).includes(taken));

/** The roles that every shop has at first. The owner's is all rights, also later ones, and stays as it is. */
export const ROLE_PRESETS = {
  owner: STAFF_RIGHTS,
  catalogue: ['catalog', 'stock', 'price-lists', 'purchasing', 'marketing', 'pages'],
  orders: [
    'orders:read',
    'orders:ship',
    'orders',
    'amounts',
    'payments',
    'invoices',
    'reports',
    'customers',
    'companies',
  ],
  support: ['orders:read', 'amounts', 'customers', 'support'],
  warehouse: ['orders:read', 'orders:ship', 'stock'],
  accountant: ['amounts', 'invoices', 'accounting', 'accounting:close'],
} as const satisfies Readonly<Record<string, readonly StaffRight[]>>;
export type RolePreset = keyof typeof ROLE_PRESETS;

/** A role as far as it decides what its members may do. */
export interface RoleRights {
  readonly preset: RolePreset | null;
  readonly rights: readonly string[];
}

/** All that one of the roles includes; names that are no longer rights give nothing. */
export function rightsOfRoles(roles: readonly RoleRights[]): readonly StaffRight[] {
  if (roles.some(({ preset }) => preset === 'owner')) return STAFF_RIGHTS;
  return STAFF_RIGHTS.filter((right) => roles.some(({ rights }) => rights.includes(right)));
}

export const MAX_ROLE_NAME = 60;
export const MAX_ROLE_DESCRIPTION = 300;
/** Of a member. */
export const MAX_ROLES = 20;
