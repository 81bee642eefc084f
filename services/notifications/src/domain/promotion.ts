import type { PromotionAudience, PromotionState, PromotionText } from '@kp/commerce/promotion-rules';

/** What the staff composes. */
export interface PromotionContent {
  name: string;
  /** A path of the shop; empty for its home page. */
  link: string;
  productIds: number[];
  texts: PromotionText[];
  audience: PromotionAudience;
  /** Of the accounts; empty for all. */
  languages: string[];
}

export interface Promotion extends PromotionContent {
  id: number;
  state: PromotionState;
  /** Null for a draft. */
  sendAt: Date | null;
  endedAt: Date | null;
  /** Null until the sending starts. */
  recipients: number | null;
  mailed: number;
  /** Counts edits. */
  version: number;
  createdAt: Date;
}

/** An account, or a subscriber of the newsletter. */
export interface PromotionRecipient {
  userId: number | null;
  subscriptionId: number | null;
  email: string;
  firstName: string;
  language: string;
}

export const PROMOTION_TEST_REQUESTED = 'notifications.promotion-test-requested';

export interface PromotionTestRequested {
  promotionId: number;
  userId: number;
  language: string;
}
