import { BullModule, getQueueToken } from '@nestjs/bull';
import { type DynamicModule, type FactoryProvider, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { Queue } from 'bull';
import { type Environment, loadConfigs, RedisConfig } from '../config';
import {
  BullDriver,
  InlineDriver,
  type JobData,
  JobDriver,
  QUEUE_NAMES,
  type QueueProcessor,
  RedisConnections,
} from '../queue';
import { SchedulerModule } from '../scheduler';
import { BackgroundJobs } from './background-jobs';
import { DeadLetterReport } from './dead-letter-report';
import { DeliveryRunner } from './delivery-runner';
import { HandlerRegistry } from './handler-registry';
import { Outbox } from './outbox';
import { OutboxRelay } from './outbox-relay';
import { OutboxSweeper } from './outbox-sweeper';
import { PROCESSORS } from './processors';
import { WorkerHeartbeat } from './worker-heartbeat';

/** The recording side: every process. */
@Global()
@Module({ providers: [Outbox], exports: [Outbox] })
export class OutboxModule {}

@Module({ providers: [RedisConnections], exports: [RedisConnections] })
class RedisConnectionsModule {}

const queueModules = () => [
  RedisConnectionsModule,
  BullModule.registerQueueAsync(
    ...QUEUE_NAMES.map((name) => ({
      name,
      imports: [RedisConnectionsModule],
      inject: [RedisConnections],
      useFactory: (connections: RedisConnections) => connections.queueOptions(),
    })),
  ),
];

const bullDriver: FactoryProvider<JobDriver> = {
  provide: JobDriver,
  inject: [RedisConnections, ...QUEUE_NAMES.map((name) => getQueueToken(name))],
  useFactory: (connections: RedisConnections, ...queues: Queue<JobData>[]) =>
    new BullDriver(connections, queues),
};

const inlineDriver: FactoryProvider<JobDriver> = {
  provide: JobDriver,
  inject: Object.values(PROCESSORS),
  useFactory: (...processors: QueueProcessor[]) => new InlineDriver(processors),
};

export interface OutboxWorkerOptions {
  /** Defaults to the process environment. */
  environment?: Environment;
  /** false: scheduled jobs run only when they are asked for, as tests do. */
  schedule?: boolean;
}

/** The delivering side: worker processes only. Without Redis no queue is registered. */
@Module({})
export class OutboxWorkerModule {
  static forRoot({ environment, schedule = true }: OutboxWorkerOptions = {}): DynamicModule {
    const [redis] = loadConfigs([RedisConfig], environment);
    const isOnRedis = redis?.url !== undefined;
    return {
      module: OutboxWorkerModule,
      imports: [
        DiscoveryModule,
        OutboxModule,
        SchedulerModule.forRoot(schedule),
        ...(isOnRedis ? queueModules() : []),
      ],
      providers: [
        HandlerRegistry,
        DeliveryRunner,
        OutboxRelay,
        OutboxSweeper,
        BackgroundJobs,
        DeadLetterReport,
        WorkerHeartbeat,
        ...Object.values(PROCESSORS),
        isOnRedis ? bullDriver : inlineDriver,
      ],
      exports: [HandlerRegistry, DeliveryRunner],
    };
  }
}
