import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { Access, CurrentPrincipal, IdParam, type Principal } from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import { ReviewModeration } from '../reviews/review-moderation';
import { DecideReviewRequest, ListReviewsRequest, ModeratedReviewResponse } from './review-moderation.dto';

@Access('admin', 'support')
@Controller('admin/api/reviews')
export class ReviewModerationController {
  constructor(private readonly moderation: ReviewModeration) {}

  /** With X-Total-Count. */
  @Get()
  async listReviewsByAdmin(
    @Query() { status, limit = 100, offset = 0 }: ListReviewsRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ModeratedReviewResponse[]> {
    const { reviews, total } = await this.moderation.list(status, { limit, offset });
    void reply.header('x-total-count', total);
    return reviews;
  }

  /** Publishes or rejects a review, or undoes that with `pending`; the rating of its product follows in the same transaction. */
  @Put(':id')
  decideReviewByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Body() { status, reason, revision }: DecideReviewRequest,
  ): Promise<ModeratedReviewResponse> {
    const decision = { status, reason: reason ?? null, revision };
    return this.moderation.decide(id, decision, principal);
  }
}
