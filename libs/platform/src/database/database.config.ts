import { IsBoolean, IsInt, IsOptional, Matches, Min } from 'class-validator';
import { Setting } from '../config';

const POSTGRES_URL = { message: '$property must be a postgres:// address' };

export class DatabaseConfig {
  @Setting({
    name: 'DATABASE_URL',
    description: 'PostgreSQL address: postgres://user:password@host:5432/database.',
  })
  @Matches(/^postgres(ql)?:\/\//, POSTGRES_URL)
  url: string;

  @Setting({
    name: 'DATABASE_OWNER_URL',
    description:
      'The same database as the role that owns its tables, for the migrations only; then the role of DATABASE_URL can read and write, and no more. DATABASE_URL when absent.',
  })
  @IsOptional()
  @Matches(/^postgres(ql)?:\/\//, POSTGRES_URL)
  ownerUrl?: string;

  @Setting({
    name: 'DATABASE_LISTEN_URL',
    description:
      'Direct address for LISTEN when DATABASE_URL goes through a pooler; DATABASE_URL when absent.',
  })
  @IsOptional()
  @Matches(/^postgres(ql)?:\/\//, POSTGRES_URL)
  listenUrl?: string;

  @Setting({
    name: 'DATABASE_PIPELINING',
    default: 'true',
    description:
      'false uses pg and TypeORM as they are documented, at the price of more packets and connections; for upgrades of either.',
  })
  @IsBoolean()
  isPipelined: boolean;

  @Setting({ name: 'DATABASE_POOL_SIZE', default: '20', description: 'Connections per process.' })
  @IsInt()
  @Min(2)
  poolSize: number;

  @Setting({
    name: 'DATABASE_CONNECT_TIMEOUT_MS',
    default: '3000',
    description: 'Longest wait for a connection, new or from the pool.',
  })
  @IsInt()
  @Min(100)
  connectTimeoutMs: number;

  @Setting({
    name: 'DATABASE_STATEMENT_TIMEOUT_MS',
    default: '10000',
    description:
      'Longest statement of the gateway. 0, here and below, sends no limit: for poolers that refuse such settings.',
  })
  @IsInt()
  @Min(0)
  statementTimeoutMs: number;

  @Setting({
    name: 'DATABASE_WORKER_STATEMENT_TIMEOUT_MS',
    default: '60000',
    description: 'Longest statement of the worker.',
  })
  @IsInt()
  @Min(0)
  workerStatementTimeoutMs: number;

  @Setting({
    name: 'DATABASE_LOCK_TIMEOUT_MS',
    default: '5000',
    description: 'Longest wait for a lock.',
  })
  @IsInt()
  @Min(0)
  lockTimeoutMs: number;

  @Setting({
    name: 'DATABASE_IDLE_TRANSACTION_TIMEOUT_MS',
    default: '30000',
    description: 'Longest pause between two statements of a transaction.',
  })
  @IsInt()
  @Min(0)
  idleTransactionTimeoutMs: number;
}
