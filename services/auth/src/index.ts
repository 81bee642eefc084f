import type { ShopModule } from '@kp/platform/composition';
import { AuthConfig } from './auth.config';
import { AuthModule, AuthWorkerModule } from './auth.module';
import { Session, User } from './domain/user.entity';
import { CreateAccounts1763700002000 } from './persistence/migrations/1763700002000-create-accounts';
import { CountLoginAttempts1795319485543 } from './persistence/migrations/1795319485543-count-login-attempts';

const authEntities = [User, Session];
const authMigrations = [CreateAccounts1763700002000, CountLoginAttempts1795319485543];

export { AccountReader, AccountReadingModule, type CompanyProfile } from './account-reader';
export { AuthConfig } from './auth.config';
export { ensureFirstAdministrator } from './first-administrator';

export const authDescriptor: ShopModule = {
  name: 'auth',
  entities: authEntities,
  migrations: authMigrations,
  config: [AuthConfig],
  gateway: [AuthModule],
  worker: [AuthWorkerModule],
  secretPaths: ['confirm-email', 'reset-password'],
};
