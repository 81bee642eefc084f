import { IsInt, Max, Min } from 'class-validator';

export class MatchPaymentRequest {
  /** An unmatched payment. */
  @Max(2_147_483_647)
  @Min(1)
  @IsInt()
  paymentId: number;
}
