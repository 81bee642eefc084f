import { Logger } from '@nestjs/common';
import { type Job, JobDriver, jobIdOf, QUEUE_POLICY, type QueueProcessor, type QueueState } from './queues';

interface InlineQueue {
  processor: QueueProcessor;
  waiting: Map<string, Job>;
  running: Set<Promise<void>>;
}

/** Without Redis the relay's own process runs the jobs, with the same concurrency per queue as Bull. */
export class InlineDriver extends JobDriver {
  private readonly logger = new Logger('Queue');
  private readonly queues: Map<string, InlineQueue>;
  private closed = false;

  constructor(processors: QueueProcessor[]) {
    super();
    this.queues = new Map(
      processors.map((processor) => [processor.queue, { processor, waiting: new Map(), running: new Set() }]),
    );
  }

  async send(jobs: Job[]): Promise<void> {
    for (const job of jobs) this.queues.get(job.queue)?.waiting.set(jobIdOf(job), job);
    for (const queue of this.queues.values()) this.fill(queue);
  }

  async fullQueues(): Promise<string[]> {
    return [...this.queues].flatMap(([name, { waiting }]) =>
      waiting.size >= QUEUE_POLICY.maxWaiting ? [name] : [],
    );
  }

  state(): QueueState {
    return 'inline';
  }

  onReconnect(): void {}

  cancelWaiting(): number[] {
    this.closed = true;
    return [...this.queues.values()].flatMap(({ waiting }) => {
      const ids = [...waiting.values()].map(({ id }) => id);
      waiting.clear();
      return ids;
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.queues.values()].flatMap(({ running }) => [...running]));
  }

  private fill(queue: InlineQueue): void {
    for (const [key, { id, handler }] of queue.waiting) {
      if (this.closed || queue.running.size >= QUEUE_POLICY.concurrency) return;
      queue.waiting.delete(key);
      const run = queue.processor
        .process({ data: { deliveryId: id, handler } })
        .catch((error: Error) => this.logger.warn(`A job was interrupted: ${error.message}`))
        .finally(() => {
          queue.running.delete(run);
          this.fill(queue);
        });
      queue.running.add(run);
    }
  }
}
