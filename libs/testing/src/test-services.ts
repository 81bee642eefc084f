/** Addresses of the services that the test run has started (services/global-setup.mjs); this is the one place they are read. */
export function testPostgresUrl(): string {
  const url = process.env.KP_TEST_POSTGRES_URL;
  if (!url)
    throw new Error('No test PostgreSQL: run this spec in the "integration" project of jest.config.js.');
  return url;
}

/** Empty when no Redis can be had on this machine. */
export function testRedisUrl(): string {
  return process.env.KP_TEST_REDIS_URL ?? '';
}
