import { lazyPage } from '@kp/client';
import type { StaffRight } from '@kp/commerce';
import { IMPORT_RIGHTS } from '@kp/commerce/import-rules';
import type { ComponentType } from 'react';
import type { AdminTab } from './shared/admin-path';

interface Screen {
  readonly key: AdminTab;
  /** What the role must include, one of several; without it every member of the staff sees the screen. */
  readonly right?: StaffRight | readonly StaffRight[];
  readonly Content: ComponentType;
}

/** The first is the start. Each is a chunk of its own, loaded when it is opened. */
const SCREENS: readonly Screen[] = [
  {
    key: 'dashboard',
    Content: lazyPage(async () => (await import('./features/dashboard/dashboard-tab')).DashboardTab),
  },
  {
    key: 'products',
    right: 'stock',
    Content: lazyPage(
      async () => (await import('./features/products/products-screen')).ProductsScreen,
      ['adminCatalog', 'adminImports', 'problems', 'units'],
    ),
  },
  {
    key: 'categories',
    right: 'catalog',
    Content: lazyPage(
      async () => (await import('./features/categories/categories-tab')).CategoriesTab,
      ['adminCatalog', 'adminImports'],
    ),
  },
  {
    key: 'bulk',
    right: 'catalog',
    Content: lazyPage(
      async () => (await import('./features/bulk-jobs/bulk-jobs-tab')).BulkJobsTab,
      ['adminCatalog', 'problems'],
    ),
  },
  {
    key: 'imports',
    right: Object.values(IMPORT_RIGHTS),
    Content: lazyPage(
      async () => (await import('./features/imports/imports-tab')).ImportsTab,
      ['adminImports', 'adminCatalog', 'units', 'problems', 'validation'],
    ),
  },
  {
    key: 'feeds',
    right: IMPORT_RIGHTS.products,
    Content: lazyPage(
      async () => (await import('./features/feeds/feeds-tab')).FeedsTab,
      ['adminImports', 'adminCatalog', 'problems', 'validation'],
    ),
  },
  {
    key: 'orders',
    right: 'orders:read',
    Content: lazyPage(
      async () => (await import('./features/orders/orders-screen')).OrdersScreen,
      ['adminOrders'],
    ),
  },
  {
    key: 'accounting',
    right: 'accounting',
    Content: lazyPage(
      async () => (await import('./features/accounting/accounting-tab')).AccountingTab,
      ['adminAccounting'],
    ),
  },
  {
    key: 'invoices',
    right: 'invoices',
    Content: lazyPage(
      async () => (await import('./features/invoices/invoices-tab')).InvoicesTab,
      ['adminOrders', 'problems'],
    ),
  },
  {
    key: 'payments',
    right: 'payments',
    Content: lazyPage(
      async () => (await import('./features/payments/payments-tab')).PaymentsTab,
      ['adminOrders'],
    ),
  },
  {
    key: 'bank',
    right: 'payments',
    Content: lazyPage(
      async () => (await import('./features/bank/bank-tab')).BankTab,
      ['adminOrders', 'adminImports', 'problems'],
    ),
  },
  {
    key: 'returns',
    right: 'orders:read',
    Content: lazyPage(
      async () => (await import('./features/returns/returns-tab')).ReturnsTab,
      ['adminOrders'],
    ),
  },
  {
    key: 'discounts',
    right: 'marketing',
    Content: lazyPage(
      async () => (await import('./features/discounts/discounts-tab')).DiscountsTab,
      ['adminPeople'],
    ),
  },
  {
    key: 'customers',
    right: 'customers',
    Content: lazyPage(
      async () => (await import('./features/customers/customers-tab')).CustomersTab,
      ['adminPeople', 'adminOrders'],
    ),
  },
  {
    key: 'promotions',
    right: 'marketing',
    Content: lazyPage(
      async () => (await import('./features/promotions/promotions-tab')).PromotionsTab,
      ['adminPeople', 'adminCatalog'],
    ),
  },
  {
    key: 'suppliers',
    right: 'purchasing',
    Content: lazyPage(
      async () => (await import('./features/suppliers/suppliers-tab')).SuppliersTab,
      ['adminCatalog'],
    ),
  },
  {
    key: 'synonyms',
    right: 'catalog',
    Content: lazyPage(
      async () => (await import('./features/synonyms/synonyms-tab')).SynonymsTab,
      ['adminCatalog'],
    ),
  },
  {
    key: 'mappings',
    right: ['catalog', 'settings'],
    Content: lazyPage(
      async () => (await import('./features/imports/mappings-tab')).MappingsTab,
      ['adminImports', 'adminCatalog', 'problems', 'validation'],
    ),
  },
  {
    key: 'reviews',
    right: 'support',
    Content: lazyPage(
      async () => (await import('./features/reviews/reviews-tab')).ReviewsTab,
      ['adminPeople'],
    ),
  },
  {
    key: 'inbox',
    right: 'support',
    Content: lazyPage(
      async () => (await import('./features/inbox/inbox-tab')).InboxTab,
      ['adminPeople', 'adminOrders'],
    ),
  },
  {
    key: 'staff',
    right: 'staff',
    Content: lazyPage(
      async () => (await import('./features/staff/staff-tab')).StaffTab,
      ['adminPeople', 'adminCatalog'],
    ),
  },
  {
    key: 'jobs',
    right: 'staff',
    Content: lazyPage(async () => (await import('./features/jobs/jobs-tab')).JobsTab, ['adminPeople']),
  },
  {
    key: 'audit',
    right: 'staff',
    Content: lazyPage(
      async () => (await import('./features/audit/audit-tab')).AuditTab,
      ['adminPeople', 'adminImports', 'adminCatalog', 'adminOrders'],
    ),
  },
  {
    key: 'settings',
    right: ['settings', 'taxes', 'pages'],
    Content: lazyPage(
      async () => (await import('./features/settings/settings-tab')).SettingsTab,
      ['adminSettings', 'problems'],
    ),
  },
  {
    key: 'setup',
    right: 'settings',
    Content: lazyPage(
      async () => (await import('./features/settings/setup/setup-tab')).SetupTab,
      ['adminSetup', 'adminSettings', 'problems'],
    ),
  },
  {
    key: 'reports',
    right: 'reports',
    Content: lazyPage(async () => (await import('./features/reports/reports-tab')).ReportsTab),
  },
];

export const isScreen = (key: string | null): key is Screen['key'] =>
  SCREENS.some((screen) => screen.key === key);

/** With these alone there is nothing to see on the dashboard that the books do not say. */
const BOOKKEEPING: readonly StaffRight[] = ['amounts', 'invoices', 'accounting', 'accounting:close'];

const keepsBooksOnly = (rights: readonly StaffRight[]): boolean =>
  rights.includes('accounting') && rights.every((right) => BOOKKEEPING.includes(right));

export const screensFor = (rights: readonly StaffRight[]): Screen[] =>
  SCREENS.filter(({ key, right }) =>
    right
      ? [right].flat().some((each) => rights.includes(each))
      : key !== 'dashboard' || !keepsBooksOnly(rights),
  );
