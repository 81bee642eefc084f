import { Injectable } from '@nestjs/common';
import { ProductBatches } from '@kp/catalog';
import { AuditLog } from '@kp/platform/audit';
import { PostgresBus, Transactions } from '@kp/platform/database';
import { InvalidInputError, type Principal, idempotentRequest } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import {
  BULK_JOB_READY,
  BULK_JOBS_CHANNEL,
  type BulkChange,
  type BulkJob,
  type BulkJobReady,
  type BulkOperation,
  type BulkOutcome,
  type BulkSelection,
  type BulkTimes,
  idempotencyMismatch,
  isUndoable,
  jobEnded,
  jobNotFound,
  notUndoable,
} from './bulk-job';
import { type BulkJobRow, BulkJobRepository, type NewBulkJob } from './bulk-job.repository';

const MAX_DAYS_AHEAD = 366;
const DAY_MS = 86_400_000;

/** A change of many products, carried out by the worker. Each call commits with its audit entry. */
@Injectable()
export class BulkJobs {
  constructor(
    private readonly jobs: BulkJobRepository,
    private readonly batches: ProductBatches,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly bus: PostgresBus,
  ) {}

  list(limit: number, offset: number): Promise<{ jobs: BulkJob[]; total: number }> {
    return this.jobs.list(limit, offset);
  }

  async get(id: number): Promise<BulkJob> {
    const job = await this.jobs.find(id);
    if (!job) throw jobNotFound();
    return job;
  }

  /** With the names of the products; null for one that does not exist. */
  async rows(id: number, outcome: BulkOutcome, after: number, limit: number) {
    const rows = await this.jobs.rows(id, outcome, after, limit);
    const products = await this.batches.read(rows.map(({ productId }) => productId));
    const names = new Map(products.map((product) => [product.id, product.name]));
    return rows.map((row): BulkJobRow & { name: string | null } => ({
      ...row,
      name: names.get(row.productId) ?? null,
    }));
  }

  /** @param key Idempotency-Key; a known key returns the job created first */
  async create(
    change: BulkOperation,
    selection: BulkSelection,
    times: BulkTimes,
    admin: Principal,
    key: string | null,
  ): Promise<BulkJob> {
    const idempotent =
      key === null ? null : idempotentRequest({ change, selection, times }, admin.userId, key);
    const known = idempotent && (await this.jobs.findByKey(admin.userId, idempotent.key));
    if (known && known.requestHash !== idempotent.requestHash) throw idempotencyMismatch();
    if (known) return this.get(known.id);
    assertTimes(times);
    return this.transactions.run(async () => {
      if (change.kind === 'categories') await this.assertCategory(change.categoryId);
      const { productIds, filter } = { productIds: null, filter: null, ...selection };
      const id = await this.add({ change, filter, productIds, ...times, idempotent }, admin);
      // Committed meanwhile by a request with the same key.
      if (id === null) return this.create(change, selection, times, admin, key);
      if (!times.startsAt) await this.announce(id);
      return this.get(id);
    });
  }

  /** Products that are changed already stay changed; what the job would still do is left. */
  cancel(id: number, admin: Principal): Promise<BulkJob> {
    return this.transactions.run(async () => {
      const before = await this.lock(id);
      if (before.state === 'cancelled') return before;
      if (before.state === 'done') throw jobEnded();
      await this.jobs.end(id, 'cancelled');
      await this.record('cancelled', admin, id, { state: before.state }, { state: 'cancelled' });
      this.bus.publish(BULK_JOBS_CHANNEL, [String(id)]);
      return this.get(id);
    });
  }

  /** Restores the products that were not changed since, and lists the others. */
  undo(id: number, admin: Principal): Promise<BulkJob> {
    return this.transactions.run(async () => {
      const job = await this.lock(id);
      if (!isUndoable(job)) throw notUndoable();
      const { undoneBy } = job;
      if (undoneBy !== null && (await this.cancel(undoneBy, admin)).state !== 'cancelled')
        throw notUndoable();
      const undoId = await this.addUndo(job, null, admin);
      if (undoId === null) throw notUndoable();
      return this.get(undoId);
    });
  }

  /** The end of a change of prices, at its time; null when it was undone already. */
  async addUndo(job: BulkJob, startsAt: Date | null, admin: BulkAdministrator): Promise<number | null> {
    const change: BulkChange = { kind: 'undo' };
    const productIds = await this.jobs.changedProducts(job.id);
    const id = await this.add({ change, filter: null, undoes: job.id, productIds, startsAt }, admin);
    if (id !== null && !startsAt) await this.announce(id);
    return id;
  }

  private async add(
    job: Omit<NewBulkJob, 'createdBy' | 'createdByEmail' | 'network'>,
    admin: BulkAdministrator,
  ): Promise<number | null> {
    const { userId, email, network } = admin;
    const by = { createdBy: userId, createdByEmail: email, network: network ?? null };
    const id = await this.jobs.add({ ...job, ...by });
    if (id === null) return null;
    const { change, filter, undoes, productIds, startsAt, endsAt } = job;
    const products = productIds?.length;
    await this.record('created', admin, id, null, { ...change, filter, undoes, products, startsAt, endsAt });
    return id;
  }

  private async announce(jobId: number): Promise<void> {
    await this.outbox.record(BULK_JOB_READY, { jobId } satisfies BulkJobReady);
  }

  private async lock(id: number): Promise<BulkJob> {
    const job = await this.jobs.lock(id);
    if (!job) throw jobNotFound();
    return job;
  }

  private async assertCategory(categoryId: number): Promise<void> {
    const found = await this.batches.lockCategories([categoryId]);
    if (found.size > 0) return;
    throw new InvalidInputError([{ field: 'categoryId', message: 'This category does not exist.' }]);
  }

  private record(
    what: string,
    admin: BulkAdministrator,
    id: number,
    before: object | null,
    after: object,
  ): Promise<void> {
    const subject = 'bulk-job';
    return this.audit.record(admin, { action: `${subject}.${what}`, subject, subjectId: id, before, after });
  }
}

export type BulkAdministrator = Pick<Principal, 'userId' | 'email' | 'network'>;

function assertTimes({ startsAt, endsAt }: BulkTimes): void {
  const now = Date.now();
  const latest = now + MAX_DAYS_AHEAD * DAY_MS;
  if (startsAt && (startsAt.getTime() <= now || startsAt.getTime() > latest)) {
    throw new InvalidInputError([{ field: 'startsAt', message: 'Choose a time within the next year' }]);
  }
  const earliest = startsAt?.getTime() ?? now;
  if (endsAt && (endsAt.getTime() <= earliest || endsAt.getTime() > latest)) {
    throw new InvalidInputError([
      { field: 'endsAt', message: 'The end must be after the start, within a year' },
    ]);
  }
}
