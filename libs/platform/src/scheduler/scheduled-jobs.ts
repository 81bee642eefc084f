import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
  SetMetadata,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { Cron, Interval, SchedulerRegistry, Timeout } from '@nestjs/schedule';
import { RegisteredJobs } from './registered-jobs';
import { ScheduledRuns } from './scheduled-runs';

const SCHEDULED_JOB = 'kp:scheduled-job';

interface ScheduledJobMetadata {
  name: string;
  execute: (this: object) => Promise<void>;
}

const RECOVER_INTERVAL_MS = 30_000;
/** Timers may fire a little early, before the tick they stand for. */
const TICK_TOLERANCE_MS = 500;
/** A job that crashed this many workers in a row waits for its next tick. */
const MAX_CRASHED_RUNS = 3;

@Injectable()
export class ScheduledJobs implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Scheduler');
  private readonly jobs = new Map<string, () => Promise<void>>();
  private readonly running = new Set<Promise<unknown>>();
  private stopped = false;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly registry: SchedulerRegistry,
    private readonly runs: ScheduledRuns,
    private readonly registered: RegisteredJobs,
  ) {}

  onModuleInit(): void {
    for (const { instance } of this.discovery.getProviders()) {
      if (!instance || typeof instance !== 'object') continue;
      const prototype = Object.getPrototypeOf(instance) as Record<string, unknown> | null;
      if (prototype === null) continue;
      for (const key of this.scanner.getAllMethodNames(prototype)) {
        const metadata = metadataOf(prototype[key]);
        if (!metadata) continue;
        if (this.jobs.has(metadata.name))
          throw new Error(`Two scheduled jobs are called "${metadata.name}".`);
        this.jobs.set(metadata.name, () => metadata.execute.call(instance as object));
      }
    }
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.registered.onRequest(() => void this.runRequested());
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await Promise.allSettled(this.running);
  }

  /** Runs the current tick unless another worker has claimed it; failures are logged. */
  async runDue(name: string): Promise<void> {
    void this.register([name]);
    await this.runOrLog(name, dueTime(this.registry.getCronJob(name).cronTime));
  }

  /** @returns false when another worker is running it */
  async runNow(name: string): Promise<boolean> {
    const execute = this.jobs.get(name);
    if (!execute) throw new Error(`There is no scheduled job "${name}".`);
    return this.runs.claim(name, new Date(), execute);
  }

  /** A timeout, because this module is started before the cron jobs have their times. */
  @Timeout('scheduler.register', 0)
  async registerAll(): Promise<void> {
    if (!this.stopped) await this.register([...this.jobs.keys()]);
  }

  /** Without this, a daily job of a killed worker would wait for the next day. */
  @Interval('scheduler.recover', RECOVER_INTERVAL_MS)
  async recover(): Promise<void> {
    // Its notification may be lost.
    await this.runRequested();
    await this.registerAll();
    const expired = await this.runs.endExpired([...this.jobs.keys()]);
    for (const name of new Set(expired.map((run) => run.name))) {
      if ((await this.runs.countConsecutiveCrashes(name)) >= MAX_CRASHED_RUNS) {
        this.logger.error(
          `${MAX_CRASHED_RUNS} workers in a row stopped while they ran ${name}; it waits for its next tick`,
        );
        continue;
      }
      this.logger.warn(`A worker stopped while it ran ${name}; it is run again`);
      void this.runOrLog(name, new Date());
    }
  }

  private async runRequested(): Promise<void> {
    try {
      if (this.stopped) return;
      for (const name of await this.registered.takeRequests([...this.jobs.keys()])) {
        void this.runOrLog(name, new Date());
      }
    } catch (error) {
      this.logger.warn(`Requested jobs wait: ${(error as Error).message}`);
    }
  }

  private async register(names: string[]): Promise<void> {
    const crons = this.registry.getCronJobs();
    const jobs = names.map((name) => ({
      name,
      nextDueAt: crons.get(name)?.nextDate().toJSDate() ?? null,
    }));
    try {
      await this.registered.register(jobs);
    } catch (error) {
      this.logger.warn(`The times of scheduled jobs are not recorded: ${(error as Error).message}`);
    }
  }

  private async runOrLog(name: string, dueAt: Date): Promise<void> {
    const execute = this.jobs.get(name);
    if (!execute || this.stopped) return;
    const run = this.runs
      .claim(name, dueAt, execute)
      .catch((error: unknown) => this.logger.error({ err: error, msg: `The scheduled job ${name} failed` }));
    this.running.add(run);
    await run;
    this.running.delete(run);
  }
}

function metadataOf(method: unknown): ScheduledJobMetadata | undefined {
  if (typeof method !== 'function') return undefined;
  return Reflect.getMetadata(SCHEDULED_JOB, method) as ScheduledJobMetadata | undefined;
}

type CronTime = ReturnType<SchedulerRegistry['getCronJob']>['cronTime'];

function dueTime(cronTime: CronTime): Date {
  const next = cronTime.getNextDateFrom(new Date(Date.now() + TICK_TOLERANCE_MS));
  const afterNext = cronTime.getNextDateFrom(next);
  return new Date(2 * next.toMillis() - afterNext.toMillis());
}

const SCHEDULER = Symbol('kp:scheduler');

const MISSED_TICK_THRESHOLD_MS = 60_000;

type Execute = (this: object) => Promise<void>;

/** `@Cron` in UTC whose runs are claimed in PostgreSQL, so only one worker runs each tick. */
export function ScheduledJob(name: string, expression: string) {
  return (target: object, key: string, descriptor: TypedPropertyDescriptor<() => Promise<void>>): void => {
    const execute = descriptor.value as Execute;
    Inject(ScheduledJobs)(target, SCHEDULER);
    descriptor.value = function (this: { [SCHEDULER]: ScheduledJobs }) {
      return this[SCHEDULER].runDue(name);
    } as () => Promise<void>;
    SetMetadata(SCHEDULED_JOB, { name, execute } satisfies ScheduledJobMetadata)(target, key, descriptor);
    Cron(expression, { name, timeZone: 'UTC', threshold: MISSED_TICK_THRESHOLD_MS })(target, key, descriptor);
  };
}
