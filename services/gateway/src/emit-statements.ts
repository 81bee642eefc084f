import 'reflect-metadata';
import { declaredStatements } from '@kp/platform/database';
import './gateway.module';

// What the modules send to PostgreSQL, for the benchmark's bare loops of the same SQL.
process.stdout.write(JSON.stringify(declaredStatements()));
