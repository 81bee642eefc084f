import { Injectable } from '@nestjs/common';
import type { ReviewStatus } from '@kp/commerce';
import { AuditLog } from '@kp/platform/audit';
import { Sql, Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { CatalogChanges } from '../changes/catalog-changes';
import { reviewChanged, reviewNotFound } from '../domain/catalog.errors';
import type { ModeratedReviewResponse } from '../http/review-moderation.dto';
import {
  COUNT_REVIEWS,
  DECIDE_REVIEW,
  FIND_REVIEW,
  LIST_REVIEWS,
  LIST_REVIEWS_OF_STATUS,
  LOCK_REVIEW,
} from './review.queries';

interface ReviewDecision {
  status: ReviewStatus;
  reason: string | null;
  /** Of the text that the moderator has read; undefined decides about any text. */
  revision?: number;
}

interface Page {
  limit: number;
  offset: number;
}

@Injectable()
export class ReviewModeration {
  constructor(
    private readonly transactions: Transactions,
    private readonly sql: Sql,
    private readonly changes: CatalogChanges,
    private readonly audit: AuditLog,
  ) {}

  async list(
    status: ReviewStatus | undefined,
    { limit, offset }: Page,
  ): Promise<{ reviews: ModeratedReviewResponse[]; total: number }> {
    const [reviews, total] = await Promise.all([
      status === undefined
        ? this.sql.rows<ModeratedReviewResponse>(LIST_REVIEWS, [limit, offset])
        : this.sql.rows<ModeratedReviewResponse>(LIST_REVIEWS_OF_STATUS, [limit, offset, status]),
      this.sql.first<{ total: number }>(COUNT_REVIEWS, [status ?? null]),
    ]);
    return { reviews, total: total!.total };
  }

  /** Idempotent: the same decision again changes nothing. */
  decide(
    id: number,
    { status, reason, revision }: ReviewDecision,
    admin: Principal,
  ): Promise<ModeratedReviewResponse> {
    return this.transactions.run(async () => {
      const review = await this.sql.first<ModeratedReviewResponse>(LOCK_REVIEW, [id]);
      if (!review) throw reviewNotFound();
      if (revision !== undefined && revision !== review.revision) throw reviewChanged();
      if (status !== review.status || reason !== review.statusReason) {
        await this.sql.run(DECIDE_REVIEW, [id, status, reason, admin.userId]);
        await this.audit.record(admin, {
          action: 'review.updated',
          subject: 'review',
          subjectId: id,
          before: {
            status: review.status,
            reason: review.statusReason,
          },
          after: {
            status,
            reason,
          },
        });
        if ([status, review.status].includes('approved')) this.changes.record([review.productId]);
      }
      return (await this.sql.first<ModeratedReviewResponse>(FIND_REVIEW, [id]))!;
    });
  }
}
