import type { ShopModule } from '@kp/platform/composition';
import { BankStatementsModule } from './bank-statements.module';
import { CreateBankStatements1798252000813 } from './persistence/migrations/1798252000813-create-bank-statements';
import { NamePaidEntries1801963000102 } from './persistence/migrations/1801963000102-name-paid-entries';
import { FindAlikeEntries1801963200320 } from './persistence/migrations/1801963200320-find-alike-entries';

export const bankStatementsDescriptor: ShopModule = {
  name: 'bank-statements',
  entities: [],
  migrations: [
    CreateBankStatements1798252000813,
    NamePaidEntries1801963000102,
    FindAlikeEntries1801963200320,
  ],
  config: [],
  gateway: [BankStatementsModule],
  worker: [],
};
