import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { envExample } from '@kp/platform/config';

writeFileSync(process.argv[2] as string, envExample());
