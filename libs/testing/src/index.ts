export { GatewayProcess, type GatewayProcessOptions } from './gateway-process';
export { MortalRedis } from './mortal-redis';
export { RestartablePostgres } from './restartable-postgres';
export { createTestDatabase, type TestDatabase } from './test-database';
export { type Answer, type CallOptions, startTestShop, type TestShop, type TestShopParts } from './test-shop';
export { waitUntil } from './wait-until';
export { WorkerProcess } from './worker-process';
