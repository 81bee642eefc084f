import { CreateAuditLog1795398600417 } from './migrations/1795398600417-create-audit-log';
import { OpenAuditMonths1795533012340 } from './migrations/1795533012340-open-audit-months';
import { PartitionAuditLog1795443922540 } from './migrations/1795443922540-partition-audit-log';
import { ReadAuditLog1795441899920 } from './migrations/1795441899920-read-audit-log';

export { auditedBy } from './audited-fields';
export { type AuditActor, type AuditedChange, AuditLog, AuditModule } from './audit-log';

export const auditMigrations = [
  CreateAuditLog1795398600417,
  ReadAuditLog1795441899920,
  PartitionAuditLog1795443922540,
  OpenAuditMonths1795533012340,
];
