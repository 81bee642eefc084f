import { Session } from './domain/session.entity';
import { User } from './domain/user.entity';
import { CreateAccounts1763700002000 } from './persistence/migrations/1763700002000-create-accounts';

export const authEntities = [User, Session];
export const authMigrations = [CreateAccounts1763700002000];

export { AuthModule } from './auth.module';
export { type Account } from './domain/user.entity';
export { ensureFirstAdministrator, type FirstAdministrator } from './first-administrator';
export { UsersService } from './users.service';
