import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { shopEnvExample } from './env-example';

writeFileSync(process.argv[2] as string, shopEnvExample());
