import { Inject, SetMetadata } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { ScheduledJobs } from './scheduled-jobs';
import { SCHEDULED_JOB, type ScheduledJobMetadata } from './scheduled-job-metadata';

const SCHEDULER = Symbol('kp:scheduler');

/** A tick that a busy process notices late is still run. */
const MISSED_TICK_THRESHOLD_MS = 60_000;

type Work = (this: object) => Promise<void>;

/**
 * `@Cron` whose runs are claimed in PostgreSQL: any number of workers run each tick once.
 * @param name unique over the whole shop, like `orders.release-expired-holds`
 * @param expression cron expression in UTC, with or without seconds
 */
export function ScheduledJob(name: string, expression: string) {
  return (target: object, key: string, descriptor: TypedPropertyDescriptor<() => Promise<void>>): void => {
    const work = descriptor.value as Work;
    Inject(ScheduledJobs)(target, SCHEDULER);
    descriptor.value = function (this: { [SCHEDULER]: ScheduledJobs }) {
      return this[SCHEDULER].runDue(name);
    } as () => Promise<void>;
    SetMetadata(SCHEDULED_JOB, { name, work } satisfies ScheduledJobMetadata)(target, key, descriptor);
    Cron(expression, { name, timeZone: 'UTC', threshold: MISSED_TICK_THRESHOLD_MS })(target, key, descriptor);
  };
}
