import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type Job, JobDriver, type JobProcessor, type QueueState } from './job-driver';

/** Without Redis: the relay's own process runs the jobs, one after the other. */
@Injectable()
export class InlineDriver extends JobDriver implements OnApplicationShutdown {
  private processor?: JobProcessor;
  private stopped = false;

  async start(_queues: string[], processor: JobProcessor): Promise<void> {
    this.processor = processor;
  }

  async send(jobs: Job[]): Promise<void> {
    for (const job of jobs) if (!this.stopped) await this.processor?.(job.id, job.handler);
  }

  async fullQueues(): Promise<string[]> {
    return [];
  }

  async state(): Promise<QueueState> {
    return 'inline';
  }

  onApplicationShutdown(): void {
    this.stopped = true;
  }
}
