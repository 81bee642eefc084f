import { Global, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { RedisConfig } from '../config';
import { BullDriver, InlineDriver, JobDriver } from '../queue';
import { TimersModule } from '../timers';
import { DeliveryRunner } from './delivery-runner';
import { HandlerRegistry } from './handler-registry';
import { Outbox } from './outbox';
import { OutboxRelay } from './outbox-relay';
import { OutboxSweeper } from './outbox-sweeper';
import { WorkerHeartbeat } from './worker-heartbeat';

/** The recording side: every process. */
@Global()
@Module({ providers: [Outbox], exports: [Outbox] })
export class OutboxModule {}

/** The delivering side: worker processes only. */
@Module({
  imports: [DiscoveryModule, OutboxModule, TimersModule],
  providers: [
    HandlerRegistry,
    DeliveryRunner,
    OutboxRelay,
    OutboxSweeper,
    WorkerHeartbeat,
    {
      provide: JobDriver,
      inject: [RedisConfig],
      useFactory: (config: RedisConfig) => (config.url ? new BullDriver(config) : new InlineDriver()),
    },
  ],
  exports: [HandlerRegistry, DeliveryRunner],
})
export class OutboxWorkerModule implements OnModuleInit {
  @Inject() private readonly driver: JobDriver;
  @Inject() private readonly runner: DeliveryRunner;
  @Inject() private readonly handlers: HandlerRegistry;

  async onModuleInit(): Promise<void> {
    const queues = [...new Set(this.handlers.all().map((handler) => handler.queue))];
    await this.driver.start(queues, (deliveryId, handler) => this.runner.run(deliveryId, handler));
  }
}
