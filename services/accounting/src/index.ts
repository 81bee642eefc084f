import type { ShopModule } from '@kp/platform/composition';
import { FindOrdersWithoutInvoice1801457600401 } from './persistence/migrations/1801457600401-find-orders-without-invoice';
import { AccountingModule } from './accounting.module';

export const accountingDescriptor: ShopModule = {
  name: 'accounting',
  entities: [],
  migrations: [FindOrdersWithoutInvoice1801457600401],
  config: [],
  gateway: [AccountingModule],
  worker: [],
};
