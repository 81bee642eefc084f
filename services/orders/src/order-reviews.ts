import { Injectable } from '@nestjs/common';
import { AccountReader } from '@kp/auth';
import { type OwnReview, type ReviewInput, VerifiedReviews } from '@kp/catalog';
import { type OrderStatus, reviewAuthorName } from '@kp/commerce';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import { orderNotDelivered, orderNotFound } from './domain/order.errors';
import { OrderRepository } from './persistence/order.repository';

/** The share lock keeps the status until the review is stored. */
const LOCK_OWNED_LINE = prepared(
  'orders.lock-owned-line',
  `SELECT l.product_id AS "productId", o.status
     FROM order_line l JOIN orders o ON o.id = l.order_id
    WHERE l.id = $2 AND o.id = $1 AND o.user_id = $3 FOR SHARE OF o`,
);

interface OwnedOrder {
  orderId: number;
  userId: number;
}

interface OwnedItem extends OwnedOrder {
  itemId: number;
}

interface WrittenReview {
  rating: number;
  title?: string;
  comment: string;
}

/** Customers review what was delivered to them. A review stays when its order is cancelled later. */
@Injectable()
export class OrderReviews {
  constructor(
    private readonly transactions: Transactions,
    private readonly sql: Sql,
    private readonly orders: OrderRepository,
    private readonly accounts: AccountReader,
    private readonly reviews: VerifiedReviews,
  ) {}

  async list({ orderId, userId }: OwnedOrder): Promise<OwnReview[]> {
    const order = await this.orders.findOwned(orderId, userId);
    if (!order) throw orderNotFound();
    return this.reviews.listOfLines(order.lines.map(({ id }) => id));
  }

  write(item: OwnedItem, review: WrittenReview): Promise<OwnReview> {
    return this.transactions.run(async () => {
      const { productId, status } = await this.lockLine(item);
      if (status !== 'delivered') throw orderNotDelivered();
      const { itemId: orderLineId, userId } = item;
      const line = { orderLineId, userId, productId };
      return this.reviews.recordVerifiedReview(line, await this.signed(review, userId));
    });
  }

  edit(item: OwnedItem, review: WrittenReview): Promise<OwnReview> {
    return this.transactions.run(async () => {
      await this.lockLine(item);
      const { itemId: orderLineId, userId } = item;
      return this.reviews.edit({ orderLineId, userId }, await this.signed(review, userId));
    });
  }

  withdraw(item: OwnedItem): Promise<void> {
    return this.transactions.run(async () => {
      await this.lockLine(item);
      await this.reviews.withdraw({ orderLineId: item.itemId, userId: item.userId });
    });
  }

  private async lockLine({ orderId, itemId, userId }: OwnedItem) {
    const line = await this.sql.first<{ productId: number; status: OrderStatus }>(LOCK_OWNED_LINE, [
      orderId,
      itemId,
      userId,
    ]);
    if (!line) throw orderNotFound();
    return line;
  }

  private async signed({ rating, title = '', comment }: WrittenReview, userId: number): Promise<ReviewInput> {
    const profile = await this.accounts.findCompanyProfile(userId);
    const authorName = profile ? reviewAuthorName(profile.firstName, profile.lastName) : '';
    return { authorName, rating, title, comment };
  }
}
