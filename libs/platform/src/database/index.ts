export { isDatabaseUnavailable } from './database-unavailable';
export { DatabaseModule, type DatabaseParts } from './database.module';
export { type DatabaseLimits, databaseOptions } from './database-options';
export { migrate } from './migrate';
export { PostgresBus } from './postgres-bus';
export { ClientGoneError, ServedRequest } from './served-request';
export { declaredStatements, prepared, Sql, type Statement } from './sql';
export { Transactions } from './transactions';
