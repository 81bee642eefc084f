import 'reflect-metadata';
import { declaredStatements } from '@kp/platform/database';
import './gateway.module';

// The benchmark runs the same SQL without the gateway.
process.stdout.write(JSON.stringify(declaredStatements()));
