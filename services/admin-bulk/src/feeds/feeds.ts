import { Injectable } from '@nestjs/common';
import { FEED_KEYS } from '@kp/commerce/supplier-feeds';
import { auditedBy, AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import { InvalidInputError, type Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import type { ImportJob } from '../imports/import-job';
import { ImportJobRepository } from '../imports/import-job.repository';
import type { ImportSettings } from '../imports/import-settings';
import {
  FEED_RUN_STARTED,
  feedChanged,
  FeedFailure,
  feedNotFound,
  feedNotTested,
  feedRunning,
  type FeedRun,
  type FeedRunStarted,
  type FeedState,
  feedUnreadable,
  type ReportedRun,
  type SupplierFeed,
} from './feed';
import { FeedRepository, type FeedSettings } from './feed.repository';
import { FeedRunRepository } from './feed-run.repository';
import { type FeedSecret, FeedSecrets } from './feed-secrets';
import { FeedSource } from './feed-source';

export type ShownFeed = SupplierFeed & FeedState & { lastRun: FeedRun | null };

/** `secret` is undefined for the one that is kept. */
export type FeedInput = FeedSettings & { secret: string | undefined };

/** Neither the password or token nor what the address has behind "?". */
const audited = auditedBy<FeedSettings>({
  name: true,
  supplierId: true,
  address: true,
  auth: true,
  username: true,
  everyHours: true,
  fields: (fields) => ({ fields: fields.join(', ') }),
  maxChangePercent: true,
  maxSoldOutPercent: true,
  isActive: true,
});

/** Lists of suppliers: their settings, a try, a run at once. */
@Injectable()
export class Feeds {
  constructor(
    private readonly feeds: FeedRepository,
    private readonly runs: FeedRunRepository,
    private readonly secrets: FeedSecrets,
    private readonly source: FeedSource,
    private readonly jobs: ImportJobRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  async list(): Promise<ShownFeed[]> {
    return this.withLastRun(await this.feeds.list());
  }

  async get(id: number): Promise<ShownFeed> {
    const [feed] = await this.withLastRun(await this.feeds.list(id));
    if (!feed) throw feedNotFound();
    return feed;
  }

  create(input: FeedInput, admin: Principal): Promise<ShownFeed> {
    return this.transactions.run(async () => {
      const { settings, secret } = this.checked(input, null, null);
      const id = await this.feeds.add({ ...settings, isActive: false }, admin);
      await this.secrets.write(id, secret);
      await this.record('created', admin, id, null, audited({ ...settings, isActive: false }));
      return this.get(id);
    });
  }

  /** @throws FeedError FEED.CHANGED, FEED.NOT_TESTED for one that is to run without having been tested */
  update(id: number, input: FeedInput, version: number, admin: Principal): Promise<ShownFeed> {
    return this.transactions.run(async () => {
      const before = await this.locked(id);
      if (before.version !== version) throw feedChanged();
      if (input.isActive && !before.reading) throw feedNotTested();
      const { settings, secret } = this.checked(input, before, await this.secrets.read(id));
      await this.feeds.update(id, settings, admin);
      await this.secrets.write(id, secret);
      await this.record('updated', admin, id, audited(before), audited(settings));
      return this.get(id);
    });
  }

  /** Prices that wait are forgotten; what came in stays. */
  remove(id: number, admin: Principal): Promise<void> {
    return this.transactions.run(async () => {
      // Imports before their feed, as the worker locks them.
      for (const importId of await this.runs.openImports(id)) await this.jobs.end(importId, 'cancelled');
      const feed = await this.locked(id);
      await this.feeds.remove(id);
      await this.record('deleted', admin, id, audited(feed), null);
    });
  }

  /**
   * Fetches the list now, as an import that is checked and imported by hand.
   * @throws FeedError FEED.UNREADABLE with the reason
   */
  async test(id: number, admin: Principal): Promise<ImportJob> {
    const feed = await this.get(id);
    const { file, table } = await this.read(feed).catch((error: unknown) => {
      throw error instanceof FeedFailure ? feedUnreadable(error) : error;
    });
    return this.transactions.run(async () => {
      const importId = await this.jobs.add({
        kind: 'products',
        fileName: file.fileName,
        ...table,
        feedId: id,
        createdBy: admin.userId,
        createdByEmail: admin.email,
        network: admin.network ?? null,
      });
      await this.record('tested', admin, id, null, { import: importId });
      return (await this.jobs.find(importId))!;
    });
  }

  /** @throws FeedError FEED.NOT_TESTED, FEED.RUNNING */
  runNow(id: number, admin: Principal): Promise<FeedRun> {
    return this.transactions.run(async () => {
      const feed = await this.locked(id);
      if (!feed.reading) throw feedNotTested();
      const runId = await this.runs.start(id);
      if (runId === null) throw feedRunning();
      await this.outbox.record(FEED_RUN_STARTED, { runId } satisfies FeedRunStarted);
      await this.record('started', admin, id, null, { run: runId });
      return (await this.runs.find(runId))!;
    });
  }

  async history(id: number, limit: number, offset: number): Promise<{ runs: ReportedRun[]; total: number }> {
    await this.get(id);
    return this.runs.list(id, limit, offset);
  }

  /**
   * How an import of the feed is read, its runs read from now on.
   * @throws InvalidInputError without a column that names products, or one that the feed is to change
   */
  async remember(
    { feedId, sheet, layout, columns }: ImportJob,
    mapping: readonly (string | null)[],
    settings: ImportSettings,
  ): Promise<void> {
    const feed = feedId === null ? null : await this.feeds.lock(feedId);
    if (!feed) return;
    const refuse = (message: string) => new InvalidInputError([{ field: 'mapping', message }]);
    if (!FEED_KEYS.some((key) => mapping.includes(key)))
      throw refuse('Choose a column that says which product a row is about: its code, barcode or slug.');
    const missing = feed.fields.find((field) => !mapping.includes(field));
    if (missing) throw refuse(`No column is read as "${missing}".`);
    const used: string[] = [...FEED_KEYS, ...feed.fields];
    const fields = columns.flatMap(({ name }, index) => {
      const field = mapping[index];
      return field && used.includes(field) ? [[name, field] as const] : [];
    });
    await this.feeds.setReading(feed.id, {
      sheet,
      headRow: layout.headRow,
      fields: Object.fromEntries(fields),
      settings,
    });
  }

  private async read(feed: SupplierFeed) {
    const file = (await this.source.fetch(feed, false))!;
    return { file, table: await this.source.tableOf(feed, file) };
  }

  /** A password or token goes to the server that it was typed for, and to no other. */
  private checked(
    { secret, ...settings }: FeedInput,
    before: SupplierFeed | null,
    kept: FeedSecret | null,
  ): { settings: FeedSettings; secret: FeedSecret } {
    const isKept = kept !== null && settings.address === before?.address;
    const whole = isKept ? kept.address : settings.address;
    const url = this.source.assertAllowed(whole, settings.auth);
    const address = shownAddress(url);
    const isSameServer = kept !== null && new URL(kept.address).origin === url.origin;
    const isSame = isSameServer && settings.auth === before?.auth;
    const own = settings.auth === 'none' ? '' : (secret ?? (isSame ? kept.secret : ''));
    if (settings.auth !== 'none' && own === '')
      throw new InvalidInputError([
        { field: 'secret', message: 'Enter the password or token for this server.' },
      ]);
    return { settings: { ...settings, address }, secret: { address: whole, secret: own } };
  }

  private async locked(id: number): Promise<SupplierFeed> {
    const feed = await this.feeds.lock(id);
    if (!feed) throw feedNotFound();
    return feed;
  }

  private async withLastRun(feeds: (SupplierFeed & FeedState)[]): Promise<ShownFeed[]> {
    const runs = await this.runs.last(feeds.map(({ id }) => id));
    return feeds.map((feed) => ({ ...feed, lastRun: runs.get(feed.id) ?? null }));
  }

  private record(
    what: string,
    admin: Principal,
    id: number,
    before: object | null,
    after: object | null,
  ): Promise<void> {
    const subject = 'supplier-feed';
    return this.audit.record(admin, { action: `${subject}.${what}`, subject, subjectId: id, before, after });
  }
}

const shownAddress = ({ origin, pathname, search }: URL): string =>
  `${origin}${pathname}${search === '' ? '' : '?•••'}`;
