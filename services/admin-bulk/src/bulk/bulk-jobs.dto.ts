import { minorToDecimal, type ProductStatus, type TaxClass, type TaxClasses } from '@kp/commerce';
import type { StockOperation } from '@kp/commerce/bulk-rules';
import type { PriceRounding } from '@kp/commerce/repricing';
import { OptionalField, PageQuery, WholeField } from '@kp/platform/http';
import { IsIn } from 'class-validator';
import {
  BULK_OUTCOMES,
  type BulkChange,
  type BulkJob,
  type BulkOutcome,
  type BulkState,
  isUndoable,
  undoableUntil,
} from './bulk-job';
import type { BulkJobRow } from './bulk-job.repository';
import type { BulkPreview, BulkWarning } from './bulk-preview';
import { type ChangedFields, ROW_PROBLEMS } from './plan-change';

export class BulkJobResponse {
  id: number;
  kind: BulkChange['kind'];
  /** Of a change of prices: one of these five. */
  multiplier?: number;
  fixedPrice?: string;
  percent?: number;
  markup?: number;
  margin?: number;
  rounding?: PriceRounding;
  /** Null for that of the category. */
  taxClass?: TaxClass | null;
  categoryId?: number;
  attributeId?: number;
  attributeName?: string;
  /** Null removes the values. */
  attributeValue?: string | null;
  status?: ProductStatus;
  operation?: StockOperation;
  value?: number;
  state: BulkState;
  /** Null until the products that match are known. */
  total: number | null;
  changed: number;
  unchanged: number;
  failed: number;
  /** Id of the job that this one undoes. */
  undoes: number | null;
  /** Id of the job that undoes this one. */
  undoneBy: number | null;
  /** Null when it cannot be undone, or no longer. */
  undoableUntil: Date | null;
  startsAt: Date | null;
  endsAt: Date | null;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  /** E-mail address. */
  createdBy: string;
  /** It is to go on, and no worker is there to do it. */
  isWorkerAway: boolean;

  static from(job: BulkJob): BulkJobResponse {
    const { id, change, state, total, changed, unchanged, failed, undoes, undoneBy } = job;
    const { startsAt, endsAt, createdAt, startedAt, endedAt, createdByEmail } = job;
    const { fixedMinor, ...parameters } = { fixedMinor: undefined, ...change };
    return {
      id,
      ...parameters,
      state,
      total,
      changed,
      unchanged,
      failed,
      undoes,
      undoneBy,
      ...(fixedMinor === undefined ? {} : { fixedPrice: minorToDecimal(fixedMinor) }),
      undoableUntil: isUndoable(job) ? undoableUntil(job) : null,
      startsAt,
      endsAt,
      createdAt,
      startedAt,
      endedAt,
      createdBy: createdByEmail,
      isWorkerAway: job.isWorkerAway,
    };
  }
}

export class BulkJobProgressResponse {
  data: BulkJobResponse;
}

export class ListBulkJobsRequest extends PageQuery {}

export class ListBulkRowsRequest {
  @IsIn(BULK_OUTCOMES)
  @OptionalField()
  outcome?: BulkOutcome = 'failed';

  /** Products after this id. */
  @WholeField(0)
  @OptionalField()
  after?: number = 0;

  @WholeField(1, 500)
  @OptionalField()
  limit?: number = 100;
}

export class BulkAttributeResponse {
  id: number;
  name: string;
  /** As it is stored; null without one. */
  value: string | null;
}

/** What differs; amounts as decimals. */
export class BulkFieldsResponse {
  /** Null on request. */
  price?: string | null;
  compareAtPrice?: string | null;
  /** Null for that of the category. */
  taxClass?: TaxClass | null;
  /** Classes of single countries beside it. @example { "DE": "reduced" } */
  taxClassByCountry?: Record<string, TaxClass>;
  categoryId?: number;
  attribute?: BulkAttributeResponse;
  status?: ProductStatus;
  stockQuantity?: number;
  isDeleted?: boolean;

  static from(fields: ChangedFields | null): BulkFieldsResponse | null {
    if (!fields) return null;
    const { priceMinor, compareAtPriceMinor: compareAt, taxClasses, ...others } = fields;
    return {
      ...others,
      ...(priceMinor === undefined ? {} : { price: priceMinor === null ? null : minorToDecimal(priceMinor) }),
      ...(compareAt === undefined
        ? {}
        : { compareAtPrice: compareAt === null ? null : minorToDecimal(compareAt) }),
      ...(taxClasses === undefined ? {} : taxFieldsOf(taxClasses)),
    };
  }
}

function taxFieldsOf(taxClasses: TaxClasses | null) {
  const { '*': taxClass = null, ...taxClassByCountry } = taxClasses ?? {};
  return { taxClass, taxClassByCountry };
}

export class BulkRowResponse {
  productId: number;
  /** Null for a product that does not exist. */
  name: string | null;
  outcome: BulkOutcome;
  /** Code of the reason why it stayed as it was. */
  problem: string | null;
  message: string | null;
  before: BulkFieldsResponse | null;
  after: BulkFieldsResponse | null;

  static from({ problem, before, after, ...row }: BulkJobRow & { name: string | null }): BulkRowResponse {
    return {
      ...row,
      problem,
      message: problem && ROW_PROBLEMS[problem],
      before: BulkFieldsResponse.from(before),
      after: BulkFieldsResponse.from(after),
    };
  }
}

export class BulkPreviewProductResponse {
  productId: number;
  name: string | null;
  problem: string | null;
  warnings: BulkWarning[];
  before: BulkFieldsResponse | null;
  after: BulkFieldsResponse | null;
  /** What one unit costs the shop, as a decimal; null when it is not known. */
  costPrice: string | null;
}

export class BulkPreviewResponse {
  total: number;
  changed: number;
  unchanged: number;
  failed: number;
  /** Of a change of category: other variants that move along, because a group is in one category. */
  followers: number;
  /** Prices that change by more than half. */
  largeChanges: number;
  /** Prices that would be below what one unit costs. */
  belowCost: number;
  /** Compare-at prices that would no longer be above the price and are cleared. */
  compareAtCleared: number;
  /** Up to 50: what fails first, then what has a warning. */
  products: BulkPreviewProductResponse[];

  static from({ warnings, products, ...counts }: BulkPreview): BulkPreviewResponse {
    return {
      ...counts,
      largeChanges: warnings['large-change'],
      belowCost: warnings['below-cost'],
      compareAtCleared: warnings['compare-at-cleared'],
      products: products.map(({ costPriceMinor, ...product }) => ({
        ...product,
        costPrice: costPriceMinor === null ? null : minorToDecimal(costPriceMinor),
        before: BulkFieldsResponse.from(product.before),
        after: BulkFieldsResponse.from(product.after),
      })),
    };
  }
}
