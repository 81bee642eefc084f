import { IsString, MaxLength } from 'class-validator';

export class UnsubscribeTokenRequest {
  @MaxLength(100)
  @IsString()
  token: string;
}

export class UnsubscribeResponse {
  /** The preferences that the link switches off. */
  kinds: ('orderUpdates' | 'productRestocks' | 'priceDrops' | 'promotions' | 'newsletter')[];
  /** Whether the account, or the subscription, still gets mails of these kinds. */
  isSubscribed: boolean;
}
