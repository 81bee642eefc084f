import { Flag, OptionalField, WholeNumber } from '@kp/platform/http';
import { IsBoolean, IsInt, Max, Min } from 'class-validator';

export class ListPaymentsRequest {
  /** Only captured payments that pay no order. */
  @IsBoolean()
  @Flag()
  @OptionalField()
  unmatched?: boolean = false;

  /** Only payments with a failed refund whose money is still here. */
  @IsBoolean()
  @Flag()
  @OptionalField()
  refundFailed?: boolean = false;

  @Max(1000)
  @Min(1)
  @IsInt()
  @WholeNumber()
  @OptionalField()
  limit?: number = 100;

  @Max(10_000_000)
  @Min(0)
  @IsInt()
  @WholeNumber()
  @OptionalField()
  offset?: number = 0;
}
