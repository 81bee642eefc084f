import { CreateAuditLog1795398600000 } from './migrations/1795398600000-create-audit-log';

export { type AuditActor, AuditLog, AuditModule } from './audit-log';

export const auditMigrations = [CreateAuditLog1795398600000];
