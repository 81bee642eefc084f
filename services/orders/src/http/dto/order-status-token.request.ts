import { IsString, MaxLength } from 'class-validator';

export class OrderStatusTokenRequest {
  /** From the link that a guest was given. */
  @MaxLength(200)
  @IsString()
  token: string;
}
