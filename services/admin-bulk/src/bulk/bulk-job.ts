import type { AdminProductFilter } from '@kp/catalog';
import type { ProductStatus, TaxClass } from '@kp/commerce';
import type { BulkKind, StockOperation } from '@kp/commerce/bulk-rules';
import type { PriceMethod, PriceRounding } from '@kp/commerce/repricing';
import { DomainError, refusalsOf } from '@kp/platform/http';
import type { LongJob } from '../long-jobs/long-job';

interface BulkParameters extends Record<BulkKind, object> {
  prices: { fixedMinor: number } | (PriceMethod & { rounding?: PriceRounding });
  /** Null for that of the category. */
  taxes: { taxClass: TaxClass | null };
  categories: { categoryId: number };
  /** Null removes the value. */
  attributes: { attributeId: number; attributeName: string; attributeValue: string | null };
  status: { status: ProductStatus };
  stock: { operation: StockOperation; value: number };
  delete: object;
}

/** What an administrator asks for; amounts in cents. */
export type BulkOperation = { [Kind in BulkKind]: { kind: Kind } & BulkParameters[Kind] }[BulkKind];

/** The attribute that is changed, if any. */
export const attributeOf = (operation: BulkOperation): number | undefined =>
  operation.kind === 'attributes' ? operation.attributeId : undefined;

/** An undo restores what the products of another job were before it. */
export type BulkChange = BulkOperation | { kind: 'undo' };

export const BULK_STATES = ['scheduled', 'waiting', 'running', 'done', 'cancelled'] as const;
export type BulkState = (typeof BULK_STATES)[number];

/** Either the products with these ids, or those that match when the job starts. */
export type BulkSelection = { productIds: readonly number[] } | { filter: AdminProductFilter };

export interface BulkTimes {
  /** Null for now. */
  startsAt: Date | null;
  /** Of a change of prices: when the former ones return. */
  endsAt: Date | null;
}

export interface BulkJob extends LongJob {
  change: BulkChange;
  state: BulkState;
  /** Null until a job with a filter starts. */
  total: number | null;
  changed: number;
  unchanged: number;
  failed: number;
  filter: AdminProductFilter | null;
  /** The job that this one undoes. */
  undoes: number | null;
  /** The job that undoes this one. */
  undoneBy: number | null;
  startsAt: Date | null;
  /** When a change of prices ends: an undo starts then. */
  endsAt: Date | null;
}

export const BULK_OUTCOMES = ['changed', 'unchanged', 'failed'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/** The job has something to do. */
export const BULK_JOB_READY = 'admin-bulk.job-ready';

export interface BulkJobReady {
  jobId: number;
}

/** Carries ids of jobs that moved on. */
export const BULK_JOBS_CHANNEL = 'kp_bulk_jobs';

const UNDO_HOURS = 24;
const HOUR_MS = 3_600_000;

export const undoableUntil = ({ endedAt }: Pick<BulkJob, 'endedAt'>): Date | null =>
  endedAt && new Date(endedAt.getTime() + UNDO_HOURS * HOUR_MS);

/** Whether an undo may start now; a scheduled one, the end of a change of prices, may start earlier. */
export function isUndoable({ change, changed, state, endedAt, undoneBy, endsAt }: BulkJob): boolean {
  if (state === 'scheduled' || change.kind === 'undo' || changed === 0 || !endedAt) return false;
  if (undoneBy !== null) return endsAt !== null && endsAt.getTime() > Date.now();
  return undoableUntil({ endedAt })!.getTime() > Date.now();
}

class BulkJobError extends DomainError {}

const refusal = refusalsOf(BulkJobError);

export const jobNotFound = refusal('BULK.JOB_NOT_FOUND', 404, 'This bulk change does not exist.');
export const jobEnded = refusal('BULK.JOB_ENDED', 409, 'This bulk change has ended.');
export const notUndoable = refusal(
  'BULK.NOT_UNDOABLE',
  409,
  'A bulk change can be undone once, within 24 hours.',
);
export const idempotencyMismatch = refusal(
  'BULK.IDEMPOTENCY_MISMATCH',
  422,
  'This Idempotency-Key was used for another change. Please send a new one.',
);
