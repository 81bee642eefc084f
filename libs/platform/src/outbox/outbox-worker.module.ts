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
  QUEUE_NAMES,
  type QueueName,
  type QueueProcessor,
  QUEUES,
  RedisConfig,
  RedisConnections,
} from '../queue';
import { SchedulerModule } from '../scheduler';
import { BackgroundJobs } from './background-jobs';
import { DeliveryRunner } from './delivery-runner';
import { HandlerRegistry } from './event-handler';
import { OutboxModule } from './outbox';
import { OutboxMaintenance } from './outbox-maintenance';
import { OutboxRelay } from './outbox-relay';
import { WorkerHeartbeat } from './worker-heartbeat';

interface DeliveryJob {
  data: JobData;
}

async function runThrottled(runner: DeliveryRunner, queue: QueueName, { data }: DeliveryJob): Promise<void> {
  await runner.run(data.deliveryId, data.handler);
  await pause(QUEUES[queue].pauseMs);
}

@Processor('emails' satisfies QueueName)
class EmailsProcessor implements QueueProcessor {
  readonly queue = 'emails';

  constructor(private readonly runner: DeliveryRunner) {}

  @Process({ concurrency: QUEUES.emails.concurrency })
  process(job: DeliveryJob): Promise<void> {
    return runThrottled(this.runner, this.queue, job);
  }
}

@Processor('payments' satisfies QueueName)
class PaymentsProcessor implements QueueProcessor {
  readonly queue = 'payments';

  constructor(private readonly runner: DeliveryRunner) {}

  @Process({ concurrency: QUEUES.payments.concurrency })
  process(job: DeliveryJob): Promise<void> {
    return runThrottled(this.runner, this.queue, job);
  }
}

const PROCESSORS: Record<QueueName, Type<QueueProcessor>> = {
  emails: EmailsProcessor,
  payments: PaymentsProcessor,
};

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

interface OutboxWorkerOptions {
  environment?: Environment;
  /** false: scheduled jobs run on demand only, as in tests. */
  schedule?: boolean;
}

@Module({})
export class OutboxWorkerModule {
  static forRoot({ environment, schedule = true }: OutboxWorkerOptions = {}): DynamicModule {
    const [redis] = loadConfigs([RedisConfig], environment);
    const isOnRedis = redis.url !== undefined;
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
        OutboxMaintenance,
        BackgroundJobs,
        WorkerHeartbeat,
        ...Object.values(PROCESSORS),
        isOnRedis ? bullDriver : inlineDriver,
      ],
      exports: [HandlerRegistry, DeliveryRunner],
    };
  }
}
