import { setTimeout as pause } from 'node:timers/promises';
import { BullModule, getQueueToken, Process, Processor } from '@nestjs/bull';
import { type DynamicModule, type FactoryProvider, Module, type Type } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { Queue } from 'bull';
import { type Environment, loadConfigs } from '../config';
import {
  BullDriver,
  InlineDriver,
  type JobData,
  JobDriver,
  QUEUE_POLICY,
  type QueueProcessor,
  RedisConfig,
  RedisConnections,
} from '../queue';
import { SchedulerModule } from '../scheduler';
import { BackgroundJobs } from './background-jobs';
import { DeliveryRunner } from './delivery-runner';
import { declaredHandlers, HandlerRegistry, queuesOf } from './event-handler';
import { OutboxModule } from './outbox';
import { OutboxMaintenance } from './outbox-maintenance';
import { OutboxRelay } from './outbox-relay';
import { WorkerHeartbeat } from './worker-heartbeat';

interface DeliveryJob {
  data: JobData;
}

function processorOf(queue: string): Type<QueueProcessor> {
  @Processor(queue)
  class JobProcessor implements QueueProcessor {
    readonly queue = queue;

    constructor(private readonly runner: DeliveryRunner) {}

    @Process({ concurrency: QUEUE_POLICY.concurrency })
    async process({ data: { deliveryId, handler } }: DeliveryJob): Promise<void> {
      await this.runner.run(deliveryId, handler);
      await pause(QUEUE_POLICY.pauseMs);
    }
  }
  return JobProcessor;
}

@Module({ providers: [RedisConnections], exports: [RedisConnections] })
class RedisConnectionsModule {}

const queueModules = (queues: string[]) => [
  RedisConnectionsModule,
  BullModule.registerQueueAsync(
    ...queues.map((name) => ({
      name,
      imports: [RedisConnectionsModule],
      inject: [RedisConnections],
      useFactory: (connections: RedisConnections) => connections.queueOptions(),
    })),
  ),
];

const bullDriver = (names: string[]): FactoryProvider<JobDriver> => ({
  provide: JobDriver,
  inject: [RedisConnections, ...names.map((name) => getQueueToken(name))],
  useFactory: (connections: RedisConnections, ...queues: Queue<JobData>[]) =>
    new BullDriver(connections, queues),
});

const inlineDriver = (classes: Type<QueueProcessor>[]): FactoryProvider<JobDriver> => ({
  provide: JobDriver,
  inject: classes,
  useFactory: (...processors: QueueProcessor[]) => new InlineDriver(processors),
});

interface OutboxWorkerOptions {
  /** Nest modules whose handlers name the queues. */
  modules: (Type | DynamicModule)[];
  environment?: Environment;
  /** false: scheduled jobs run on demand only, as in tests. */
  schedule?: boolean;
}

@Module({})
export class OutboxWorkerModule {
  static forRoot({ modules, environment, schedule = true }: OutboxWorkerOptions): DynamicModule {
    const [redis] = loadConfigs([RedisConfig], environment);
    const isOnRedis = redis.url !== undefined;
    const queues = [...new Set(declaredHandlers(modules).flatMap(queuesOf))];
    const processors = queues.map(processorOf);
    return {
      module: OutboxWorkerModule,
      imports: [
        DiscoveryModule,
        OutboxModule,
        SchedulerModule.forRoot(schedule),
        ...(isOnRedis ? queueModules(queues) : []),
      ],
      providers: [
        HandlerRegistry,
        DeliveryRunner,
        OutboxRelay,
        OutboxMaintenance,
        BackgroundJobs,
        WorkerHeartbeat,
        ...processors,
        isOnRedis ? bullDriver(queues) : inlineDriver(processors),
      ],
      exports: [HandlerRegistry, DeliveryRunner],
    };
  }
}
