import { accountingDescriptor } from '@kp/accounting';
import { adminBulkDescriptor } from '@kp/admin-bulk';
import { aiDescriptor } from '@kp/ai';
import { authDescriptor } from '@kp/auth';
import { bankStatementsDescriptor } from '@kp/bank-statements';
import { cartDescriptor } from '@kp/cart';
import { catalogDescriptor } from '@kp/catalog';
import { contactDescriptor } from '@kp/contact';
import { invoicesDescriptor } from '@kp/invoices';
import { notificationsDescriptor } from '@kp/notifications';
import { ordersDescriptor } from '@kp/orders';
import { paymentsDescriptor } from '@kp/payments';
import { settingsDescriptor } from '@kp/settings';
import { migrationsOf, type ShopModule } from '@kp/platform/composition';

/** The modules of the shop, each to the right of those that it may import. */
export const shopModules: ShopModule[] = [
  settingsDescriptor,
  authDescriptor,
  catalogDescriptor,
  paymentsDescriptor,
  cartDescriptor,
  ordersDescriptor,
  invoicesDescriptor,
  bankStatementsDescriptor,
  accountingDescriptor,
  contactDescriptor,
  notificationsDescriptor,
  aiDescriptor,
  adminBulkDescriptor,
];

/** The module of this name and those that it may import. */
export const modulesUpTo = (name: string) =>
  shopModules.slice(0, shopModules.findIndex((module) => module.name === name) + 1);

export const migrations = migrationsOf(shopModules);
export const workerModules = shopModules.flatMap((module) => module.worker);
