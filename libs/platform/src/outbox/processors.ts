import { setTimeout as pause } from 'node:timers/promises';
import { Process, Processor } from '@nestjs/bull';
import type { Type } from '@nestjs/common';
import { type JobData, type QueueName, type QueueProcessor, QUEUES } from '../queue';
import { DeliveryRunner } from './delivery-runner';

/** Bull hands a job over with more; this is what a processor reads. */
interface DeliveryJob {
  data: JobData;
}

async function runAndPause(runner: DeliveryRunner, queue: QueueName, { data }: DeliveryJob): Promise<void> {
  await runner.run(data.deliveryId, data.handler);
  await pause(QUEUES[queue].pauseMs);
}

@Processor('emails' satisfies QueueName)
export class EmailsProcessor implements QueueProcessor {
  readonly queue = 'emails';

  constructor(private readonly runner: DeliveryRunner) {}

  @Process({ concurrency: QUEUES.emails.concurrency })
  process(job: DeliveryJob): Promise<void> {
    return runAndPause(this.runner, this.queue, job);
  }
}

@Processor('payments' satisfies QueueName)
export class PaymentsProcessor implements QueueProcessor {
  readonly queue = 'payments';

  constructor(private readonly runner: DeliveryRunner) {}

  @Process({ concurrency: QUEUES.payments.concurrency })
  process(job: DeliveryJob): Promise<void> {
    return runAndPause(this.runner, this.queue, job);
  }
}

/** One for each queue: a queue without a processor cannot be declared. */
export const PROCESSORS: Record<QueueName, Type<QueueProcessor>> = {
  emails: EmailsProcessor,
  payments: PaymentsProcessor,
};
