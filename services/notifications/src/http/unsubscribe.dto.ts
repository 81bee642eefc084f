import { IsText } from '@kp/platform/http';

export class UnsubscribeTokenRequest {
  @IsText(100)
  token: string;
}

export class UnsubscribeResponse {
  /** The preferences that the link switches off. */
  kinds: ('orderUpdates' | 'productRestocks' | 'priceDrops' | 'promotions' | 'newsletter')[];
  /** Whether the account, or the subscription, still gets mails of these kinds. */
  isSubscribed: boolean;
}
