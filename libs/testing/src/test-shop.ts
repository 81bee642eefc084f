import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { migrationsOf, PlatformModule, type ShopModule } from '@kp/platform/composition';
import { type ConfigClass, loadConfigs } from '@kp/platform/config';
import { ClientIp, HttpConfig, HttpPlatformModule } from '@kp/platform/http';
import { databaseOptions } from '@kp/platform/database';
import { declaredHandlers, OutboxWorkerModule, writeSubscriptions } from '@kp/platform/outbox';
import { SchedulerModule } from '@kp/platform/scheduler';
import { DataSource } from 'typeorm';
import { createTestDatabase } from './test-database';
import { testedSettings, testRedisUrl } from './test-services';

type NestModule = Type | DynamicModule;

export interface TestShopParts {
  /** The modules under test and those to their left. */
  modules?: ShopModule[];
  /** Nest modules of the test, or of a process. */
  imports?: NestModule[];
  /** Settings of `imports`. */
  config?: ConfigClass[];
  /** Also relays and handles events in this process. */
  worker?: boolean;
  /** With `worker`: jobs travel over the real Redis instead of the inline driver. */
  redis?: boolean;
  /** With `worker`: scheduled jobs run on time too; otherwise only when the test asks for them. */
  schedule?: boolean;
  environment?: Record<string, string>;
}

export interface CallOptions {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  /** Where the connection comes from; 127.0.0.1 by default. */
  remoteAddress?: string;
}

export interface Answer<Body> {
  status: number;
  body: Body;
  headers: Record<string, string | string[] | number | undefined>;
}

export interface TestShop {
  app: NestFastifyApplication;
  /** As the role of gateway and worker. */
  databaseUrl: string;
  /** The owner of the tables, who runs the migrations. */
  owner: DataSource;
  ownerUrl: string;
  /** A request as a client would send it. */
  call<Body>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options?: CallOptions,
  ): Promise<Answer<Body>>;
  /** Plain SQL of the owner, to look at the facts behind an answer or to set them up. */
  sql<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

const openShops = new Set<TestShop>();

/** What a failing `beforeAll` left open would take connections from the files after it; the test environment calls this. */
Object.assign(globalThis, {
  closeOpenTestShops: () => Promise.allSettled([...openShops].map((shop) => shop.close())),
});

/** Modules of the shop over HTTP on a real PostgreSQL database of their own (and a real Redis when asked). */
export async function startTestShop(parts: TestShopParts = {}): Promise<TestShop> {
  const { modules = [], imports = [], config } = parts;
  const workerModules = modules.flatMap(({ worker }) => worker);
  const database = await createTestDatabase(migrationsOf(modules));
  const handling = [...imports, ...workerModules];
  await writeSubscriptions(database.url, declaredHandlers(handling));
  const files = mkdtempSync(path.join(tmpdir(), 'kitchenpass-files-'));
  const environment = {
    DATA_DIR: files,
    DATABASE_URL: database.url,
    JWT_SECRET: 'a-secret-for-tests-of-at-least-32-characters',
    LOG_LEVEL: 'silent',
    LIMIT_FACTOR: '1000',
    // Spec files share one Redis; no worker may take another's jobs.
    REDIS_PREFIX: new URL(database.url).pathname.slice(1),
    ...testedSettings(),
    ...(parts.redis ? { REDIS_URL: testRedisUrl() } : {}),
    ...parts.environment,
  };
  const { DATABASE_URL, DATABASE_OWNER_URL } = parts.environment ?? {};
  // With the database of another shop: as the role that the spec names.
  const ownerUrl = DATABASE_OWNER_URL ?? DATABASE_URL ?? database.ownerUrl;
  const owner = new DataSource(
    databaseOptions({ url: ownerUrl, poolSize: 10 }, { entities: [], migrations: [] }),
  );
  await owner.initialize();
  @Module({
    imports: [
      PlatformModule.forRoot({ modules, config, environment }),
      HttpPlatformModule,
      ...modules.flatMap(({ gateway }) => gateway),
      ...imports,
      ...(parts.worker
        ? [
            ...workerModules,
            OutboxWorkerModule.forRoot({ environment, modules: handling, schedule: parts.schedule ?? false }),
          ]
        : // Modules with scheduled jobs need it, also where a worker process of its own runs them.
          [SchedulerModule.forRoot(false)]),
    ],
  })
  class TestShopModule {}

  const [http] = loadConfigs([HttpConfig], environment);
  const { trustProxy } = new ClientIp(http);
  const app = await NestFactory.create<NestFastifyApplication>(
    TestShopModule,
    new FastifyAdapter({ trustProxy }),
    { logger: false, abortOnError: false },
  );
  await app.init();
  await app.getHttpAdapter().getInstance().ready();

  const shop: TestShop = {
    app,
    databaseUrl: database.url,
    owner,
    ownerUrl,
    async call<Body>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options: CallOptions = {}) {
      const response = await app.inject({
        method,
        url: path,
        remoteAddress: options.remoteAddress,
        headers: {
          ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
          ...options.headers,
        },
        ...(options.body === undefined ? {} : { payload: options.body as object }),
      });
      const isJson = String(response.headers['content-type']).includes('json');
      const body = (isJson && response.body !== '' ? response.json() : response.body) as Body;
      return { status: response.statusCode, body, headers: response.headers };
    },
    sql: <Row>(text: string, values?: unknown[]) => owner.query(text, values) as Promise<Row[]>,
    async close() {
      openShops.delete(shop);
      await app.close();
      await owner.destroy();
      await database.drop();
      rmSync(files, { recursive: true, force: true });
    },
  };
  openShops.add(shop);
  return shop;
}
