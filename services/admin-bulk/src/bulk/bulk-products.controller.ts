import { Body, Controller, HttpCode, Post, Put, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiHeader } from '@nestjs/swagger';
import { adminProductFilter, BatchedAttributes } from '@kp/catalog';
import { parseMinor } from '@kp/commerce';
import type { PriceMethod } from '@kp/commerce/repricing';
import {
  AcceptsBody,
  Access,
  CurrentPrincipal,
  IDEMPOTENCY_KEY_HEADER,
  IdempotencyKey,
  InvalidInputError,
  type Principal,
} from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import type { BulkOperation, BulkSelection, BulkTimes } from './bulk-job';
import { BulkJobProgress } from './bulk-job-progress';
import { BulkJobs } from './bulk-jobs';
import { BulkPreviewResponse } from './bulk-jobs.dto';
import { BulkPreviews } from './bulk-preview';
import {
  BulkAttributesRequest,
  BulkCategoriesRequest,
  BulkDeleteRequest,
  BulkPricesRequest,
  BulkResultResponse,
  BulkStatusRequest,
  BulkStockRequest,
  BulkTaxesRequest,
  MAX_BULK_BODY_BYTES,
} from './bulk-products.dto';
import { ROW_PROBLEMS } from './plan-change';

const WAIT_MS = 2000;
const LISTED_FAILURES = 100;

const AcceptsManyIds = () => AcceptsBody({ maxBytes: MAX_BULK_BODY_BYTES });

/**
 * Each call is a job of the worker: 200 with the result when it is done within two seconds, else 202 with the job's id.
 * A product that cannot be changed stops no other.
 */
@Access('admin', 'catalog')
@ApiAcceptedResponse({ type: BulkResultResponse })
@Controller('admin/api/products/bulk')
export class BulkProductsController {
  constructor(
    private readonly jobs: BulkJobs,
    private readonly progress: BulkJobProgress,
    private readonly attributes: BatchedAttributes,
  ) {}

  /** One of `multiplier`, `percent`, `markup`, `margin` and `fixedPrice`. A compare-at price that is no longer above the price is cleared. */
  @ApiHeader(IDEMPOTENCY_KEY_HEADER)
  @AcceptsManyIds()
  @Put('prices')
  changePricesInBulkByAdmin(
    @Body() request: BulkPricesRequest,
    @CurrentPrincipal() principal: Principal,
    @IdempotencyKey() key: string | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BulkResultResponse> {
    return this.run(pricesOf(request), request, { principal, key, reply });
  }

  /** Classes of single countries stay, unless products follow their category again. */
  @ApiHeader(IDEMPOTENCY_KEY_HEADER)
  @AcceptsManyIds()
  @Put('taxes')
  changeTaxesInBulkByAdmin(
    @Body() request: BulkTaxesRequest,
    @CurrentPrincipal() principal: Principal,
    @IdempotencyKey() key: string | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BulkResultResponse> {
    return this.run(taxesOf(request), request, { principal, key, reply });
  }

  @ApiHeader(IDEMPOTENCY_KEY_HEADER)
  @AcceptsManyIds()
  @Put('categories')
  changeCategoriesInBulkByAdmin(
    @Body() request: BulkCategoriesRequest,
    @CurrentPrincipal() principal: Principal,
    @IdempotencyKey() key: string | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BulkResultResponse> {
    return this.run(categoriesOf(request), request, { principal, key, reply });
  }

  /** Products whose category lacks the attribute stay as they are. */
  @ApiHeader(IDEMPOTENCY_KEY_HEADER)
  @AcceptsManyIds()
  @Put('attributes')
  async changeAttributesInBulkByAdmin(
    @Body() request: BulkAttributesRequest,
    @CurrentPrincipal() principal: Principal,
    @IdempotencyKey() key: string | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BulkResultResponse> {
    const operation = await attributesOf(request, this.attributes);
    return this.run(operation, request, { principal, key, reply });
  }

  @ApiHeader(IDEMPOTENCY_KEY_HEADER)
  @AcceptsManyIds()
  @Put('status')
  changeStatusInBulkByAdmin(
    @Body() request: BulkStatusRequest,
    @CurrentPrincipal() principal: Principal,
    @IdempotencyKey() key: string | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BulkResultResponse> {
    return this.run(statusOf(request), request, { principal, key, reply });
  }

  /** Units sold meanwhile stay sold: `add` and `subtract` count from the stock of that moment. */
  @Access('admin', 'stock')
  @ApiHeader(IDEMPOTENCY_KEY_HEADER)
  @AcceptsManyIds()
  @Put('stock')
  changeStockInBulkByAdmin(
    @Body() request: BulkStockRequest,
    @CurrentPrincipal() principal: Principal,
    @IdempotencyKey() key: string | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BulkResultResponse> {
    return this.run(stockOf(request), request, { principal, key, reply });
  }

  /** The products can be restored. */
  @ApiHeader(IDEMPOTENCY_KEY_HEADER)
  @AcceptsManyIds()
  @Put('delete')
  deleteInBulkByAdmin(
    @Body() request: BulkDeleteRequest,
    @CurrentPrincipal() principal: Principal,
    @IdempotencyKey() key: string | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BulkResultResponse> {
    return this.run({ kind: 'delete' }, request, { principal, key, reply });
  }

  private async run(
    operation: BulkOperation,
    request: BulkPricesRequest,
    { principal, key, reply }: { principal: Principal; key: string | null; reply: FastifyReply },
  ): Promise<BulkResultResponse> {
    const created = await this.jobs.create(operation, selectionOf(request), timesOf(request), principal, key);
    const isLater = created.state === 'scheduled';
    const job = isLater ? created : await this.progress.afterAtMost(WAIT_MS, created);
    const { id: jobId, state, total, changed, unchanged } = job;
    if (state !== 'done') void reply.status(202);
    const failures = job.failed === 0 ? [] : await this.jobs.rows(jobId, 'failed', 0, LISTED_FAILURES);
    const failed = failures.map(({ productId, problem }) => ({
      productId,
      code: problem!,
      message: ROW_PROBLEMS[problem!],
    }));
    return { jobId, state, total, changed, unchanged, failed };
  }
}

/** What the calls would do now; nothing is changed. */
@Access('admin', 'catalog')
@Controller('admin/api/products/bulk')
export class BulkPreviewsController {
  constructor(
    private readonly previews: BulkPreviews,
    private readonly attributes: BatchedAttributes,
  ) {}

  @HttpCode(200)
  @AcceptsManyIds()
  @Post('prices/preview')
  previewPricesInBulkByAdmin(@Body() request: BulkPricesRequest): Promise<BulkPreviewResponse> {
    return this.preview(pricesOf(request), request);
  }

  @HttpCode(200)
  @AcceptsManyIds()
  @Post('taxes/preview')
  previewTaxesInBulkByAdmin(@Body() request: BulkTaxesRequest): Promise<BulkPreviewResponse> {
    return this.preview(taxesOf(request), request);
  }

  @HttpCode(200)
  @AcceptsManyIds()
  @Post('categories/preview')
  previewCategoriesInBulkByAdmin(@Body() request: BulkCategoriesRequest): Promise<BulkPreviewResponse> {
    return this.preview(categoriesOf(request), request);
  }

  @HttpCode(200)
  @AcceptsManyIds()
  @Post('attributes/preview')
  async previewAttributesInBulkByAdmin(@Body() request: BulkAttributesRequest): Promise<BulkPreviewResponse> {
    return this.preview(await attributesOf(request, this.attributes), request);
  }

  @HttpCode(200)
  @AcceptsManyIds()
  @Post('status/preview')
  previewStatusInBulkByAdmin(@Body() request: BulkStatusRequest): Promise<BulkPreviewResponse> {
    return this.preview(statusOf(request), request);
  }

  @Access('admin', 'stock')
  @HttpCode(200)
  @AcceptsManyIds()
  @Post('stock/preview')
  previewStockInBulkByAdmin(@Body() request: BulkStockRequest): Promise<BulkPreviewResponse> {
    return this.preview(stockOf(request), request);
  }

  @HttpCode(200)
  @AcceptsManyIds()
  @Post('delete/preview')
  previewDeleteInBulkByAdmin(@Body() request: BulkDeleteRequest): Promise<BulkPreviewResponse> {
    return this.preview({ kind: 'delete' }, request);
  }

  private async preview(operation: BulkOperation, request: BulkDeleteRequest): Promise<BulkPreviewResponse> {
    return BulkPreviewResponse.from(await this.previews.preview(operation, selectionOf(request)));
  }
}

const PRICE_METHODS = ['multiplier', 'percent', 'markup', 'margin', 'fixedPrice'] as const;

function pricesOf(request: BulkPricesRequest): BulkOperation {
  const given = PRICE_METHODS.filter((method) => request[method] !== undefined);
  const [method] = given;
  if (!method || given.length > 1) {
    const message = 'Give one of multiplier, percent, markup, margin and fixedPrice.';
    throw new InvalidInputError(PRICE_METHODS.map((field) => ({ field, message })));
  }
  if (method === 'fixedPrice') return { kind: 'prices', fixedMinor: parseMinor(request.fixedPrice!) };
  const { rounding } = request;
  const change = { [method]: request[method] } as PriceMethod;
  return { kind: 'prices', ...change, ...(rounding && { rounding }) };
}

const taxesOf = ({ taxClass }: BulkTaxesRequest): BulkOperation => ({ kind: 'taxes', taxClass });

const categoriesOf = ({ categoryId }: BulkCategoriesRequest): BulkOperation => ({
  kind: 'categories',
  categoryId,
});

async function attributesOf(
  { attributeId, attributeValue: text }: BulkAttributesRequest,
  attributes: BatchedAttributes,
): Promise<BulkOperation> {
  const { name: attributeName, value: attributeValue } = await attributes.parse(attributeId, text);
  return { kind: 'attributes', attributeId, attributeName, attributeValue };
}

const statusOf = ({ status }: BulkStatusRequest): BulkOperation => ({ kind: 'status', status });

const stockOf = ({ operation, value }: BulkStockRequest): BulkOperation => ({
  kind: 'stock',
  operation,
  value,
});

function selectionOf({ productIds, filter }: BulkDeleteRequest): BulkSelection {
  if (productIds && filter) {
    const message = 'Give either the products or a filter.';
    throw new InvalidInputError(['productIds', 'filter'].map((field) => ({ field, message })));
  }
  if (productIds) return { productIds };
  if (filter) return { filter: adminProductFilter(filter) };
  throw new InvalidInputError([{ field: 'productIds', message: 'No products selected' }]);
}

const timesOf = ({ startsAt, endsAt }: BulkPricesRequest): BulkTimes => ({
  startsAt: startsAt === undefined ? null : new Date(startsAt),
  endsAt: endsAt === undefined ? null : new Date(endsAt),
});
