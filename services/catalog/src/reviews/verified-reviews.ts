import { Injectable } from '@nestjs/common';
import type { ReviewStatus } from '@kp/commerce';
import { Sql, Transactions } from '@kp/platform/database';
import { CatalogChanges } from '../changes/catalog-changes';
import { reviewExists, reviewNotFound } from '../domain/catalog.errors';
import {
  DELETE_REVIEW,
  EDIT_REVIEW,
  INSERT_REVIEW,
  LOCK_OWN_REVIEW,
  REVIEWS_OF_LINES,
} from './review.queries';

/** What the author wrote; `authorName` is the public form of the name. */
export interface ReviewInput {
  authorName: string;
  rating: number;
  title: string;
  comment: string;
}

interface ReviewedLine {
  orderLineId: number;
  userId: number;
}

export interface OwnReview extends ReviewInput {
  id: number;
  orderLineId: number;
  productId: number;
  status: ReviewStatus;
  statusReason: string | null;
  createdAt: Date;
}

/**
 * Reviews of ordered lines. The caller has checked that the line was delivered to the user. Every text waits for
 * moderation, and the product's rating follows by a trigger in the same transaction.
 */
@Injectable()
export class VerifiedReviews {
  constructor(
    private readonly transactions: Transactions,
    private readonly sql: Sql,
    private readonly changes: CatalogChanges,
  ) {}

  /** A line has one review, also when two requests arrive at once. */
  async recordVerifiedReview(
    { orderLineId, userId, productId }: ReviewedLine & { productId: number },
    { authorName, rating, title, comment }: ReviewInput,
  ): Promise<OwnReview> {
    const values = [orderLineId, productId, userId, authorName, rating, title, comment];
    const review = await this.sql.first<OwnReview>(INSERT_REVIEW, values);
    if (!review) throw reviewExists();
    return review;
  }

  /** A published review disappears from the product until its new text is approved. */
  edit(line: ReviewedLine, { authorName, rating, title, comment }: ReviewInput): Promise<OwnReview> {
    return this.transactions.run(async () => {
      await this.unpublish(line);
      const values = [line.orderLineId, authorName, rating, title, comment];
      return (await this.sql.first<OwnReview>(EDIT_REVIEW, values))!;
    });
  }

  withdraw(line: ReviewedLine): Promise<void> {
    return this.transactions.run(async () => {
      await this.unpublish(line);
      await this.sql.run(DELETE_REVIEW, [line.orderLineId]);
    });
  }

  listOfLines(orderLineIds: readonly number[]): Promise<OwnReview[]> {
    return this.sql.rows<OwnReview>(REVIEWS_OF_LINES, [orderLineIds]);
  }

  private async unpublish({ orderLineId, userId }: ReviewedLine): Promise<void> {
    const review = await this.sql.first<Pick<OwnReview, 'productId' | 'status'>>(LOCK_OWN_REVIEW, [
      orderLineId,
      userId,
    ]);
    if (!review) throw reviewNotFound();
    if (review.status === 'approved') this.changes.record([review.productId]);
  }
}
