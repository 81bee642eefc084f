import { Injectable } from '@nestjs/common';
import {
  AdminProductList,
  BatchedAttributes,
  ProductBatches,
  type ProductChange,
  type ProductState,
} from '@kp/catalog';
import { PostgresBus, Transactions } from '@kp/platform/database';
import { type Delivery, type EventHandler, HandlesEvent, Outbox } from '@kp/platform/outbox';
import { JobTurns } from '../long-jobs/job-turns';
import { creatorOf } from '../long-jobs/long-job';
import { attributeOf, BULK_JOB_READY, BULK_JOBS_CHANNEL, type BulkJob, type BulkJobReady } from './bulk-job';
import { BulkJobs } from './bulk-jobs';
import { BulkJobRepository, type RowResult } from './bulk-job.repository';
import { differenceOf, planChange, type PlannedChange, planUndo } from './plan-change';

const CHUNK_SIZE = 500;
const SELECTION_BATCH = 10_000;

/**
 * The changes of a chunk, their results and how far the job has come are committed together, so a worker that is
 * killed changes no product twice and leaves none out.
 */
@Injectable()
@HandlesEvent(BULK_JOB_READY, {
  name: 'admin-bulk.run-job',
  queue: 'bulk-jobs',
  outsideTransaction: true,
})
export class RunBulkJobHandler implements EventHandler<BulkJobReady> {
  constructor(
    private readonly jobs: BulkJobRepository,
    private readonly creation: BulkJobs,
    private readonly products: AdminProductList,
    private readonly batches: ProductBatches,
    private readonly attributes: BatchedAttributes,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly bus: PostgresBus,
    private readonly turns: JobTurns,
  ) {}

  async handle({ payload: { jobId } }: Delivery<BulkJobReady>): Promise<void> {
    const hasTurn = this.turns.begin();
    while (await this.transactions.run(() => this.advance(jobId))) {
      if (hasTurn()) continue;
      await this.outbox.record(BULK_JOB_READY, { jobId } satisfies BulkJobReady);
      return;
    }
    this.batches.publish();
  }

  /** Products that are changed already stay changed, and can be undone. */
  async giveUp({ payload: { jobId } }: Delivery<BulkJobReady>): Promise<void> {
    const job = await this.jobs.lock(jobId);
    if (job?.state === 'waiting' || job?.state === 'running') await this.jobs.end(jobId, 'cancelled');
    this.bus.publish(BULK_JOBS_CHANNEL, [String(jobId)]);
  }

  /** @returns false when nothing is left to do */
  private async advance(jobId: number): Promise<boolean> {
    const job = await this.jobs.lock(jobId);
    if (job?.state !== 'waiting' && job?.state !== 'running') return false;
    this.bus.publish(BULK_JOBS_CHANNEL, [String(jobId)]);
    if (job.state === 'waiting') {
      await this.start(job);
      return true;
    }
    const ids = await this.jobs.nextProducts(jobId, CHUNK_SIZE);
    const isLast = ids.length < CHUNK_SIZE;
    if (!isLast) await this.jobs.commitAsynchronously();
    if (ids.length > 0) await this.jobs.advance(jobId, await this.changeProducts(job, ids));
    if (!isLast) return true;
    await this.jobs.end(jobId, 'done');
    if (job.endsAt) await this.creation.addUndo(await this.creation.get(jobId), job.endsAt, creatorOf(job));
    return false;
  }

  private async start({ id, filter }: BulkJob): Promise<void> {
    const matching: number[] = [];
    if (filter) {
      for await (const ids of this.products.matchingIds(filter, SELECTION_BATCH)) matching.push(...ids);
    }
    await this.jobs.start(id, filter && matching);
  }

  private async changeProducts(job: BulkJob, ids: readonly number[]): Promise<RowResult[]> {
    const planned = await this.plan(job, ids);
    const results = ids.map((id) => resultOf(id, planned.get(id)!));
    const changed = results.filter(({ outcome }) => outcome === 'changed');
    const changes = changed.map(({ productId }) => planned.get(productId) as ProductChange);
    const versions = await this.batches.write(changes, creatorOf(job));
    return results.map((result) => ({ ...result, version: versions.get(result.productId) ?? null }));
  }

  private async plan(job: BulkJob, ids: readonly number[]): Promise<Map<number, PlannedChange>> {
    const { change } = job;
    if (change.kind === 'undo') return this.planUndo(job, ids);
    const categories =
      change.kind === 'categories' ? await this.batches.lockCategories([change.categoryId]) : null;
    const products = byId(
      categories ? await this.batches.lockGroups(ids) : await this.batches.lock(ids, attributeOf(change)),
    );
    if (
      change.kind === 'attributes' &&
      !(await this.attributes.fits(change.attributeId, change.attributeValue))
    )
      return new Map(ids.map((id) => [id, { problem: 'BULK.ATTRIBUTE_CHANGED' }]));
    if (categories?.size === 0) return new Map(ids.map((id) => [id, { problem: 'BULK.CATEGORY_GONE' }]));
    return new Map(ids.map((id) => [id, planChange(products.get(id), change)]));
  }

  private async planUndo(job: BulkJob, ids: readonly number[]): Promise<Map<number, PlannedChange>> {
    const rows = await this.jobs.doneRows(job.undoes!, ids);
    const former = rows.flatMap(({ before: { categoryId } }) => categoryId ?? []);
    const categories = await this.batches.lockCategories(former);
    const attributeId = rows.find(({ after }) => after.attribute)?.after.attribute?.id;
    const products = byId(
      former.length > 0 ? await this.batches.lockGroups(ids) : await this.batches.lock(ids, attributeId),
    );
    const plans = new Map(rows.map((row) => [row.productId, planUndo(products.get(row.productId), row)]));
    const restored = [...plans.values()].flatMap((plan) =>
      'after' in plan && plan.before.isDeleted && !plan.after.isDeleted ? [plan.after.slug] : [],
    );
    const used = restored.length > 0 ? await this.batches.usedSlugs(restored) : new Set();
    for (const [id, plan] of plans) {
      if (!('after' in plan)) continue;
      if (plan.after.categoryId !== plan.before.categoryId && !categories.has(plan.after.categoryId)) {
        plans.set(id, { problem: 'BULK.CATEGORY_GONE' });
      }
      if (plan.before.isDeleted && used.has(plan.after.slug)) plans.set(id, { problem: 'BULK.SLUG_TAKEN' });
    }
    return plans;
  }
}

const byId = (products: readonly ProductState[]) => new Map(products.map((product) => [product.id, product]));

function resultOf(productId: number, plan: PlannedChange): RowResult {
  const none = { productId, problem: null, before: null, after: null, version: null };
  if ('problem' in plan) return { ...none, outcome: 'failed', problem: plan.problem };
  const difference = differenceOf(plan);
  return difference ? { ...none, ...difference, outcome: 'changed' } : { ...none, outcome: 'unchanged' };
}
