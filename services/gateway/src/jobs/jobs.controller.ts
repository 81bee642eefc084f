import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import { Access, CurrentPrincipal, DomainError, IdParam, type Principal } from '@kp/platform/http';
import { type BackgroundJob, BackgroundJobs } from '@kp/platform/outbox';
import { ScheduledRuns } from '@kp/platform/scheduler';
import { Controller, Get, HttpCode, Module, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { JobResponse, ListJobsRequest, ScheduledJobResponse } from './jobs.dto';

class JobError extends DomainError {
  static notFound = () => new JobError('JOBS.NOT_FOUND', 404, 'There is no such job.');
  static notDead = () => new JobError('JOBS.NOT_DEAD', 409, 'Only a job that has failed can be changed.');
}

@Access('admin', 'staff')
@Controller('admin/api')
export class JobsController {
  constructor(
    private readonly jobs: BackgroundJobs,
    private readonly runs: ScheduledRuns,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  /** Newest first, with X-Total-Count; dead letters unless `status` is given. */
  @Get('jobs')
  async listJobs(
    @Query() { status = 'dead', queue, handler, limit = 100, offset = 0 }: ListJobsRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<JobResponse[]> {
    const { jobs, total } = await this.jobs.list({ status, queue, handler }, { limit, offset });
    void reply.header('x-total-count', total);
    return jobs.map((job) => JobResponse.from(job));
  }

  /** Gives it a full set of attempts, the first of them now. 409 JOBS.NOT_DEAD when it has not failed for good. */
  @HttpCode(200)
  @Post('jobs/:id/retry')
  retryJob(@CurrentPrincipal() principal: Principal, @Param() { id }: IdParam): Promise<JobResponse> {
    return this.change(id, { principal, action: 'retry' });
  }

  /** It is not retried and no longer counted. 409 JOBS.NOT_DEAD when it has not failed for good. */
  @HttpCode(200)
  @Post('jobs/:id/discard')
  discardJob(@CurrentPrincipal() principal: Principal, @Param() { id }: IdParam): Promise<JobResponse> {
    return this.change(id, { principal, action: 'discard' });
  }

  /** The last run of every scheduled job, by name. */
  @Get('scheduled-jobs')
  async listScheduledJobs(): Promise<ScheduledJobResponse[]> {
    return (await this.runs.listLatest()).map((run) => ScheduledJobResponse.from(run));
  }

  private change(
    id: number,
    { principal, action }: { principal: Principal; action: 'retry' | 'discard' },
  ): Promise<JobResponse> {
    return this.transactions.run(async () => {
      const before = await this.jobs.find(id);
      const isChanged = await this.jobs[action](id);
      const after = await this.jobs.find(id);
      if (!before || !after) throw JobError.notFound();
      if (!isChanged) throw JobError.notDead();
      await this.audit.record(principal, {
        action: action === 'retry' ? 'job.retried' : 'job.discarded',
        subject: 'job',
        subjectId: id,
        before: audited(before),
        after: audited(after),
      });
      return JobResponse.from(after);
    });
  }
}

const audited = ({ handler, status, lastError }: BackgroundJob) => ({ handler, status, lastError });

@Module({ controllers: [JobsController], providers: [BackgroundJobs, ScheduledRuns] })
export class JobsModule {}
