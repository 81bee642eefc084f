export { grantApplicationRole } from './application-role';
export { DatabaseConfig } from './database.config';
export { DatabaseModule, databaseOptions, migrate } from './database.module';
export { PostgresBus } from './postgres-bus';
export { ClientGoneError, isDatabaseUnavailable, RequestContext } from './request-pool';
export { insertColumns, insertedColumns } from './insert-columns';
export { selectColumns } from './select-columns';
export { prepared, Sql, type Statement, violatesUnique } from './sql';
export { Transactions } from './transactions';
