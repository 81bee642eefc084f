export { DatabaseModule, type DatabaseParts } from './database.module';
export { databaseOptions } from './database-options';
export { migrate } from './migrate';
export { PostgresBus } from './postgres-bus';
export { declaredStatements, prepared, Sql, type Statement } from './sql';
export { Transactions } from './transactions';
