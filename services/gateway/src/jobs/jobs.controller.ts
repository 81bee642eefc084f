import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import { Access, CurrentPrincipal, DomainError, IdParam, type Principal } from '@kp/platform/http';
import { type BackgroundJob, BackgroundJobs, QueueOverview, redactError } from '@kp/platform/outbox';
import { RegisteredJobs } from '@kp/platform/scheduler';
import { Body, Controller, Get, HttpCode, Module, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  DiscardJobRequest,
  JobOverviewResponse,
  JobResponse,
  ListJobsRequest,
  RetriedJobsResponse,
  RetryJobsRequest,
  ScheduledJobParam,
  ScheduledJobResponse,
} from './jobs.dto';

class JobError extends DomainError {
  static notFound = () => new JobError('JOBS.NOT_FOUND', 404, 'There is no such job.');
  static notDead = () => new JobError('JOBS.NOT_DEAD', 409, 'Only a job that has failed can be changed.');
  static running = () => new JobError('JOBS.RUNNING', 409, 'The job is running or about to run.');
}

interface JobChange {
  principal: Principal;
  action: 'job.retried' | 'job.discarded' | 'job.restored';
  /** @returns false when the job is in another state */
  apply: () => Promise<boolean>;
}

@Access('admin', 'staff')
@Controller('admin/api')
export class JobsController {
  constructor(
    private readonly jobs: BackgroundJobs,
    private readonly queues: QueueOverview,
    private readonly scheduled: RegisteredJobs,
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

  /** What each queue is doing, also while Redis is down. */
  @Get('jobs/overview')
  getJobOverview(): Promise<JobOverviewResponse> {
    return this.queues.read();
  }

  /** Retries all dead letters of a handler. */
  @HttpCode(200)
  @Post('jobs/retry')
  retryJobs(
    @CurrentPrincipal() principal: Principal,
    @Body() { handler }: RetryJobsRequest,
  ): Promise<RetriedJobsResponse> {
    return this.transactions.run(async () => {
      const retried = await this.jobs.retryAll({ handler });
      const entry = { action: 'job.retried', subject: 'job', subjectId: handler } as const;
      const [before, after] = [{ failed: retried }, { failed: 0 }];
      if (retried > 0) await this.audit.record(principal, { ...entry, before, after });
      return { retried };
    });
  }

  /** Gives it a full set of attempts, the first of them now. 409 JOBS.NOT_DEAD when it has not failed for good. */
  @HttpCode(200)
  @Post('jobs/:id/retry')
  retryJob(@CurrentPrincipal() principal: Principal, @Param() { id }: IdParam): Promise<JobResponse> {
    return this.change(id, { principal, action: 'job.retried', apply: () => this.jobs.retry(id) });
  }

  /** It is not retried and no longer counted. 409 JOBS.NOT_DEAD when it has not failed for good. */
  @HttpCode(200)
  @Post('jobs/:id/discard')
  discardJob(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Body() { reason }: DiscardJobRequest,
  ): Promise<JobResponse> {
    const apply = () => this.jobs.discard(id, reason);
    return this.change(id, { principal, action: 'job.discarded', apply });
  }

  /** Undoes a discard: the job is a dead letter again. 409 JOBS.NOT_DEAD when it was not discarded. */
  @HttpCode(200)
  @Post('jobs/:id/restore')
  restoreJob(@CurrentPrincipal() principal: Principal, @Param() { id }: IdParam): Promise<JobResponse> {
    return this.change(id, { principal, action: 'job.restored', apply: () => this.jobs.restore(id) });
  }

  /** Every scheduled job of the workers with its last and its next run, by name. */
  @Get('scheduled-jobs')
  async listScheduledJobs(): Promise<ScheduledJobResponse[]> {
    return (await this.scheduled.list()).map((job) => ScheduledJobResponse.from(job));
  }

  /** A worker runs it within seconds. 409 JOBS.RUNNING when it runs already. */
  @HttpCode(202)
  @Post('scheduled-jobs/:name/run')
  runScheduledJob(
    @CurrentPrincipal() principal: Principal,
    @Param() { name }: ScheduledJobParam,
  ): Promise<ScheduledJobResponse> {
    return this.transactions.run(async () => {
      const isRequested = await this.scheduled.request(name);
      const job = (await this.scheduled.list()).find((each) => each.name === name);
      if (!job) throw JobError.notFound();
      if (!isRequested) throw JobError.running();
      await this.audit.record(principal, {
        action: 'scheduled-job.requested',
        subject: 'scheduled-job',
        subjectId: name,
        before: { requestedAt: null },
        after: { requestedAt: job.requestedAt },
      });
      return ScheduledJobResponse.from(job);
    });
  }

  private change(id: number, { principal, action, apply }: JobChange): Promise<JobResponse> {
    return this.transactions.run(async () => {
      const before = await this.jobs.find(id);
      const isChanged = await apply();
      const after = await this.jobs.find(id);
      if (!before || !after) throw JobError.notFound();
      if (!isChanged) throw JobError.notDead();
      await this.audit.record(principal, {
        action,
        subject: 'job',
        subjectId: id,
        before: audited(before),
        after: audited(after),
      });
      return JobResponse.from(after);
    });
  }
}

const audited = ({ handler, status, lastError, discardReason }: BackgroundJob) => ({
  handler,
  status,
  lastError: lastError && redactError(lastError),
  reason: discardReason,
});

@Module({ controllers: [JobsController], providers: [BackgroundJobs, QueueOverview, RegisteredJobs] })
export class JobsModule {}
