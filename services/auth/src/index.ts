import type { ShopModule } from '@kp/platform/composition';
import { AuthModule, AuthWorkerModule } from './auth.module';
import { Session, User } from './domain/user.entity';
import { CreateAccounts1763700002000 } from './persistence/migrations/1763700002000-create-accounts';
import { CountLoginAttempts1795319485543 } from './persistence/migrations/1795319485543-count-login-attempts';

export const authEntities = [User, Session];
export const authMigrations = [CreateAccounts1763700002000, CountLoginAttempts1795319485543];

export { AuthModule, AuthWorkerModule } from './auth.module';
export { ensureFirstAdministrator } from './first-administrator';

export const authDescriptor: ShopModule = {
  name: 'auth',
  entities: authEntities,
  migrations: authMigrations,
  gateway: [AuthModule],
  worker: [AuthWorkerModule],
};
