import type { ShopModule } from '@kp/platform/composition';
import { FindOrdersWithoutInvoice1801457600401 } from './persistence/migrations/1801457600401-find-orders-without-invoice';
import { KeepMonthArchives1801457800801 } from './persistence/migrations/1801457800801-keep-month-archives';
import { RemindOfInvoices1801457801001 } from './persistence/migrations/1801457801001-remind-of-invoices';
import { ExcludeBuyers1801963200202 } from './persistence/migrations/1801963200202-exclude-buyers';
import { AccountingModule, AccountingWorkerModule } from './accounting.module';

export { PAYMENT_REMINDER_DUE, type PaymentReminderDue } from './events';

export const accountingDescriptor: ShopModule = {
  name: 'accounting',
  entities: [],
  migrations: [
    FindOrdersWithoutInvoice1801457600401,
    KeepMonthArchives1801457800801,
    RemindOfInvoices1801457801001,
    ExcludeBuyers1801963200202,
  ],
  config: [],
  gateway: [AccountingModule],
  worker: [AccountingWorkerModule],
};
