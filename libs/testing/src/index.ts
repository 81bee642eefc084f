export { GatewayProcess, type GatewayProcessOptions } from './gateway-process';
export { overlaps, type ReadPdf, readPdf, withoutSpaces } from './read-pdf';
export { MortalRedis } from './mortal-redis';
export { RestartablePostgres } from './restartable-postgres';
export { S3Server } from './s3-server';
export { createTestDatabase, type TestDatabase } from './test-database';
export { type Answer, type CallOptions, startTestShop, type TestShop, type TestShopParts } from './test-shop';
export { waitUntil } from './wait-until';
export { WorkerProcess } from './worker-process';
