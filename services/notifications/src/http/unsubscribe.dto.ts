import { IsString, MaxLength } from 'class-validator';

export class UnsubscribeTokenRequest {
  @MaxLength(100)
  @IsString()
  token: string;
}

export class UnsubscribeResponse {
  /** The preferences that the link switches off. */
  kinds: ('orderUpdates' | 'productRestocks' | 'priceDrops' | 'promotions')[];
  /** Whether the account still gets mails of these kinds. */
  isSubscribed: boolean;
}
