import {
  Controller,
  Get,
  HttpCode,
  type MessageEvent,
  Param,
  Post,
  Query,
  Res,
  Sse,
  StreamableFile,
} from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { productCode } from '@kp/commerce';
import { Access, CurrentPrincipal, EventStreams, IdParam, type Principal } from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import type { Observable } from 'rxjs';
import { csvDownload } from '../long-jobs/csv-download';
import { BulkJobProgress } from './bulk-job-progress';
import { BulkJobs } from './bulk-jobs';
import { BulkJobResponse, BulkRowResponse, ListBulkJobsRequest, ListBulkRowsRequest } from './bulk-jobs.dto';
import { ROW_PROBLEMS } from './plan-change';

const CSV_BATCH = 500;

@Access('admin', 'catalog')
@Controller('admin/api/bulk-jobs')
export class BulkJobsController {
  constructor(
    private readonly jobs: BulkJobs,
    private readonly progress: BulkJobProgress,
    private readonly streams: EventStreams,
  ) {}

  /** Newest first. */
  @Get()
  async listBulkJobsByAdmin(
    @Query() { limit = 50, offset = 0 }: ListBulkJobsRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BulkJobResponse[]> {
    const { jobs, total } = await this.jobs.list(limit, offset);
    void reply.header('x-total-count', total);
    return jobs.map((job) => BulkJobResponse.from(job));
  }

  @Get(':id')
  async getBulkJobByAdmin(@Param() { id }: IdParam): Promise<BulkJobResponse> {
    return BulkJobResponse.from(await this.jobs.get(id));
  }

  /** Server-sent events: the job as it is, and again while it moves on, until it has ended. */
  @ApiOkResponse({ content: { 'text/event-stream': { schema: { type: 'string' } } } })
  @Sse(':id/events')
  async followBulkJobByAdmin(
    @Param() { id }: IdParam,
    @CurrentPrincipal() principal: Principal,
  ): Promise<Observable<MessageEvent>> {
    await this.jobs.get(id);
    const events = this.progress.events(id, (job) => BulkJobResponse.from(job));
    return this.streams.open(events, principal);
  }

  /** In the order of their ids; `after` continues behind the last one. */
  @Get(':id/products')
  async listBulkJobProductsByAdmin(
    @Param() { id }: IdParam,
    @Query() { outcome = 'failed', after = 0, limit = 100 }: ListBulkRowsRequest,
  ): Promise<BulkRowResponse[]> {
    await this.jobs.get(id);
    return (await this.jobs.rows(id, outcome, after, limit)).map((row) => BulkRowResponse.from(row));
  }

  /** The products that stayed as they were, and why. */
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string', format: 'binary' } } } })
  @Get(':id/failures.csv')
  async downloadBulkFailuresByAdmin(@Param() { id }: IdParam): Promise<StreamableFile> {
    await this.jobs.get(id);
    return csvDownload(this.failures(id), `bulk-change-${id}-failures.csv`);
  }

  /** What is changed stays changed. 409 BULK.JOB_ENDED when it has ended. */
  @HttpCode(200)
  @Post(':id/cancel')
  async cancelBulkJobByAdmin(
    @Param() { id }: IdParam,
    @CurrentPrincipal() principal: Principal,
  ): Promise<BulkJobResponse> {
    return BulkJobResponse.from(await this.jobs.cancel(id, principal));
  }

  /** Starts a job that restores what was not changed since. Once, within 24 hours: 409 BULK.NOT_UNDOABLE otherwise. */
  @HttpCode(202)
  @Post(':id/undo')
  async undoBulkJobByAdmin(
    @Param() { id }: IdParam,
    @CurrentPrincipal() principal: Principal,
  ): Promise<BulkJobResponse> {
    return BulkJobResponse.from(await this.jobs.undo(id, principal));
  }

  private async *failures(id: number): AsyncGenerator<unknown[]> {
    yield ['code', 'name', 'problem', 'message'];
    for (let after = 0, count = CSV_BATCH; count === CSV_BATCH;) {
      const rows = await this.jobs.rows(id, 'failed', after, CSV_BATCH);
      for (const { productId, name, problem } of rows)
        yield [productCode(productId), name, problem, problem && ROW_PROBLEMS[problem]];
      [count, after] = [rows.length, rows.at(-1)?.productId ?? after];
    }
  }
}
