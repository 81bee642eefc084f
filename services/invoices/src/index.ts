import type { ShopModule } from '@kp/platform/composition';
import { InvoicesModule, InvoicesWorkerModule } from './invoices.module';
import { CreateInvoices1795369254681 } from './persistence/migrations/1795369254681-create-invoices';

const invoicesMigrations = [CreateInvoices1795369254681];

export const invoicesDescriptor: ShopModule = {
  name: 'invoices',
  entities: [],
  migrations: invoicesMigrations,
  config: [],
  gateway: [InvoicesModule],
  worker: [InvoicesWorkerModule],
};
