import type { OwnReview } from '@kp/catalog';
import { REVIEW_RULES, type ReviewStatus } from '@kp/commerce';
import { ValidatesWith, FormSingleLine, FormText, IdParam, WholeField } from '@kp/platform/http';

export class OrderItemParams extends IdParam {
  @WholeField(1, 2_147_483_647)
  itemId: number;
}

export class WriteReviewRequest {
  /** Stars, 1 to 5. */
  @ValidatesWith(REVIEW_RULES.rating)
  rating: number;

  /** At most 100 characters. */
  @FormSingleLine(REVIEW_RULES.title)
  title?: string;

  /** 10 to 2,000 characters. */
  @FormText(REVIEW_RULES.comment)
  comment: string;
}

export class OwnReviewResponse {
  id: number;
  /** The item of the order. */
  itemId: number;
  productId: number;
  /** 1 to 5. */
  rating: number;
  /** Empty when there is none. */
  title: string;
  comment: string;
  /** As shown with the review. @example "Maria P." */
  authorName: string;
  /** `pending`: waits for approval; `approved`: on the product page; `rejected`: not published. */
  status: ReviewStatus;
  /** Why it was not published. */
  statusReason: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;

  static from({ orderLineId, createdAt, ...review }: OwnReview): OwnReviewResponse {
    return { ...review, itemId: orderLineId, createdAt: createdAt.toISOString() };
  }
}
