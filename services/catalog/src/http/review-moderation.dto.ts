import { REVIEW_STATUSES, type ReviewStatus } from '@kp/commerce';
import { OptionalField, OptionalSingleLine, PageQuery, IsWhole } from '@kp/platform/http';
import { IsIn } from 'class-validator';

export class ListReviewsRequest extends PageQuery {
  /** With `pending` those that wait longest come first; without it, all reviews, newest first. */
  @IsIn(REVIEW_STATUSES)
  @OptionalField()
  status?: ReviewStatus;
}

export class DecideReviewRequest {
  @IsIn(REVIEW_STATUSES)
  status: ReviewStatus;

  /** Shown to the author of a rejected review. */
  @OptionalSingleLine(500)
  reason?: string;

  /** Of the review as it was read: 409 CATALOG.REVIEW_CHANGED when its author has edited it since. */
  @IsWhole(1)
  @OptionalField()
  revision?: number;
}

export class ModeratedReviewResponse {
  id: number;
  productId: number;
  productName: string;
  productSlug: string;
  /** 1 to 5. */
  rating: number;
  title: string;
  comment: string;
  authorName: string;
  /** Of a customer to whom the product was delivered. */
  isVerified: boolean;
  status: ReviewStatus;
  statusReason: string | null;
  /** ISO 8601, UTC. */
  moderatedAt: string | null;
  /** Counts the edits of the author. */
  revision: number;
  /** ISO 8601, UTC. */
  createdAt: string;
}
