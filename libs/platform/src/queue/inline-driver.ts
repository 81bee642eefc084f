import { Logger } from '@nestjs/common';
import {
  type Job,
  JobDriver,
  jobIdOf,
  type QueueName,
  type QueueProcessor,
  QUEUES,
  type QueueState,
} from './queues';

interface Lane {
  processor: QueueProcessor;
  waiting: Map<string, Job>;
  running: Set<Promise<void>>;
}

/** Without Redis the relay's own process runs the jobs, with the same concurrency per queue as Bull. */
export class InlineDriver extends JobDriver {
  private readonly logger = new Logger('Queue');
  private readonly lanes: Map<QueueName, Lane>;
  private closed = false;

  constructor(processors: QueueProcessor[]) {
    super();
    this.lanes = new Map(
      processors.map((processor) => [processor.queue, { processor, waiting: new Map(), running: new Set() }]),
    );
  }

  async send(jobs: Job[]): Promise<void> {
    for (const job of jobs) this.lanes.get(job.queue)?.waiting.set(jobIdOf(job), job);
    for (const lane of this.lanes.values()) this.fill(lane);
  }

  async fullQueues(): Promise<QueueName[]> {
    return [...this.lanes].flatMap(([name, { waiting }]) =>
      waiting.size >= QUEUES[name].maxWaiting ? [name] : [],
    );
  }

  state(): QueueState {
    return 'inline';
  }

  onReconnect(): void {}

  takeBack(): number[] {
    this.closed = true;
    return [...this.lanes.values()].flatMap(({ waiting }) => {
      const ids = [...waiting.values()].map(({ id }) => id);
      waiting.clear();
      return ids;
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.lanes.values()].flatMap(({ running }) => [...running]));
  }

  private fill(lane: Lane): void {
    const { concurrency } = QUEUES[lane.processor.queue];
    for (const [key, { id, handler }] of lane.waiting) {
      if (this.closed || lane.running.size >= concurrency) return;
      lane.waiting.delete(key);
      const run = lane.processor
        .process({ data: { deliveryId: id, handler } })
        .catch((error: Error) => this.logger.warn(`A job was interrupted: ${error.message}`))
        .finally(() => {
          lane.running.delete(run);
          this.fill(lane);
        });
      lane.running.add(run);
    }
  }
}
