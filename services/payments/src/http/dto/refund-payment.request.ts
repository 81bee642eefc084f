import { CleanLine, OptionalField } from '@kp/platform/http';
import { IsIn, Matches } from 'class-validator';

/** Above zero, with at most two decimals and no more than an amount of ours can be. */
const AMOUNT = /^(?!0+(\.0{1,2})?$)\d{1,7}(\.\d{1,2})?$/;

export class RefundPaymentRequest {
  /**
   * A decimal; missing or empty: all that is left.
   * @example "12.50"
   */
  @Matches(AMOUNT, { message: 'amount must be above zero, with at most two decimals' })
  @CleanLine()
  @OptionalField()
  amount?: string;

  @IsIn(['unmatched', 'by-hand'])
  @OptionalField()
  reason?: 'unmatched' | 'by-hand' = 'by-hand';
}
