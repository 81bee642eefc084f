import { Injectable } from '@nestjs/common';
import { AccountReader, NotificationPreferences } from '@kp/auth';
import { VerifiedReviews } from '@kp/catalog';
import { type OrderMailView, OrderReader } from '@kp/orders';
import { UnsubscribeLinks, type UnsubscribeUrls } from './unsubscribe-links';

export interface ReviewRequest {
  email: string;
  order: OrderMailView;
  /** Names of the items that have no review yet. */
  items: string[];
  unsubscribe: UnsubscribeUrls;
}

/** Decides when the mail is written: weeks may have passed since the order was delivered. */
@Injectable()
export class ReviewRequests {
  constructor(
    private readonly orders: OrderReader,
    private readonly accounts: AccountReader,
    private readonly preferences: NotificationPreferences,
    private readonly reviews: VerifiedReviews,
    private readonly links: UnsubscribeLinks,
  ) {}

  /** @returns null when the order is not delivered any more, its customer wants no such mails, or reviewed all items */
  async find(orderId: number): Promise<ReviewRequest | null> {
    const order = await this.orders.getForMail(orderId);
    const { userId, status, lines } = order;
    if (userId === null || status !== 'delivered') return null;
    if (!(await this.preferences.wants(userId, 'promotions'))) return null;
    const account = await this.accounts.findMailAddress(userId);
    const written = await this.reviews.listOfLines(lines.map(({ id }) => id));
    const reviewed = new Set(written.map(({ orderLineId }) => orderLineId));
    const items = lines.filter(({ id }) => !reviewed.has(id)).map(({ productName }) => productName);
    if (!account || items.length === 0) return null;
    const unsubscribe = this.links.urlsOf(userId, ['promotions']);
    return { email: account.email, order, items, unsubscribe };
  }
}
