import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { PostgresBus } from './postgres-bus';

/** What every process keeps in memory of the database: read at the start, at times, and when another process announces a change. */
@Injectable()
export abstract class Mirror implements OnModuleInit, OnApplicationShutdown {
  /** In the warning when it could not be read again. */
  protected abstract readonly content: string;
  protected abstract readonly channel: string;
  /** Bounds the effect of a lost notification. */
  protected readonly refreshIntervalMs: number = 5000;
  protected readonly logger = new Logger(this.constructor.name);
  private changes = 0;
  private refreshing: Promise<void> = Promise.resolve();
  private loading?: Promise<void>;
  private timer?: NodeJS.Timeout;

  constructor(private readonly bus: PostgresBus) {}

  async onModuleInit(): Promise<void> {
    await this.ready();
    this.timer = setInterval(() => void this.refreshOrWarn(), this.refreshIntervalMs);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** For what starts at the same time and needs it. */
  ready(): Promise<void> {
    return (this.loading ??= this.begin());
  }

  /** Listening first: nothing that changes after the read is missed. */
  private async begin(): Promise<void> {
    await this.bus.subscribe(this.channel, () => void this.refreshOrWarn());
    await this.refresh();
  }

  /** @returns what shows the rows that were read */
  protected abstract read(): Promise<() => void>;

  /** One after the other: of two at once the older answer could come last, and stay. */
  refresh(): Promise<void> {
    const refreshed = this.refreshing.then(async () => {
      const changesBefore = this.changes;
      const show = await this.read();
      // A change committed during the read is newer than what was read.
      if (this.changes === changesBefore) show();
    });
    this.refreshing = refreshed.catch(() => undefined);
    return refreshed;
  }

  /** After the commit of a change: this process shows it at once, the others when they are notified. */
  protected announce(show?: () => void): void {
    this.changes += 1;
    show?.();
    this.bus.publish(this.channel, ['changed']);
  }

  protected async refreshOrWarn(): Promise<void> {
    await this.refresh().catch((error: Error) =>
      this.logger.warn(`Could not refresh ${this.content}: ${error.message}`),
    );
  }
}
