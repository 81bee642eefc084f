import { Access, DomainError, IdParam } from '@kp/platform/http';
import { BackgroundJobs } from '@kp/platform/outbox';
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
  async retryJob(@Param() { id }: IdParam): Promise<JobResponse> {
    const isChanged = await this.jobs.retry(id);
    return this.answer(id, isChanged);
  }

  /** It is not retried and no longer counted. 409 JOBS.NOT_DEAD when it has not failed for good. */
  @HttpCode(200)
  @Post('jobs/:id/discard')
  async discardJob(@Param() { id }: IdParam): Promise<JobResponse> {
    const isChanged = await this.jobs.discard(id);
    return this.answer(id, isChanged);
  }

  /** The last run of every scheduled job, by name. */
  @Get('scheduled-jobs')
  async listScheduledJobs(): Promise<ScheduledJobResponse[]> {
    return (await this.runs.listLatest()).map((run) => ScheduledJobResponse.from(run));
  }

  private async answer(id: number, isChanged: boolean): Promise<JobResponse> {
    const job = await this.jobs.find(id);
    if (!job) throw JobError.notFound();
    if (!isChanged) throw JobError.notDead();
    return JobResponse.from(job);
  }
}

@Module({ controllers: [JobsController], providers: [BackgroundJobs, ScheduledRuns] })
export class JobsModule {}
