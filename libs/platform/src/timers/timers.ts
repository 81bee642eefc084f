import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { REPEATS, type RepeatedWork, type RepeatOptions } from './repeated-work';

interface Timer extends RepeatOptions {
  work: RepeatedWork;
  handle?: NodeJS.Timeout;
}

const TRY_LOCK = 'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS "isFree"';

/**
 * Runs every `@Repeats` provider of this process. An advisory lock keeps other workers from doing the same at the same
 * time; it belongs to a transaction, not to a session, so it also works behind a pooler, and goes with a dead worker.
 */
@Injectable()
export class Timers implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Timers.name);
  private readonly timers = new Map<string, Timer>();
  /** One after the other, so that no more than one connection of the pool holds a lock. */
  private last: Promise<unknown> = Promise.resolve();
  private readonly waiting = new Set<string>();
  private stopped = false;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
    private readonly dataSource: DataSource,
  ) {}

  onApplicationBootstrap(): void {
    for (const { metatype, instance } of this.discovery.getProviders()) {
      if (typeof metatype !== 'function' || !instance) continue;
      const options = this.reflector.get<RepeatOptions | undefined>(REPEATS, metatype);
      if (!options) continue;
      if (this.timers.has(options.name)) throw new Error(`Two timers are called "${options.name}".`);
      this.start({ ...options, work: instance as RepeatedWork });
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    for (const { handle } of this.timers.values()) clearInterval(handle);
    await this.last;
  }

  /**
   * One round now; rejects with what the work throws.
   * @returns false when another worker is at it
   */
  async runNow(name: string): Promise<boolean> {
    const timer = this.timers.get(name);
    if (!timer) throw new Error(`There is no timer "${name}".`);
    return this.underLock(timer);
  }

  private start(timer: Timer): void {
    timer.handle = setInterval(() => this.queue(timer), timer.everySeconds * 1000);
    this.timers.set(timer.name, timer);
  }

  private queue(timer: Timer): void {
    if (this.waiting.has(timer.name)) return;
    this.waiting.add(timer.name);
    this.last = this.last.then(() => this.runOrWarn(timer)).finally(() => this.waiting.delete(timer.name));
  }

  private async runOrWarn(timer: Timer): Promise<void> {
    if (this.stopped) return;
    try {
      await this.underLock(timer);
    } catch (error) {
      this.logger.warn({ err: error, msg: `${timer.name} failed; it is tried again in time` });
    }
  }

  /** The work runs on connections of its own: the transaction that holds the lock does nothing else. */
  private async underLock({ name, work }: Timer): Promise<boolean> {
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.startTransaction();
      const [lock] = (await runner.query(TRY_LOCK, [name])) as { isFree: boolean }[];
      if (lock?.isFree) await work.run();
      return lock?.isFree ?? false;
    } finally {
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      await runner.release();
    }
  }
}
