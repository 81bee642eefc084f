import { WholeNumber } from '@kp/platform/http';
import { IsInt, Max, Min } from 'class-validator';

export class PaymentIdRequest {
  @Max(2_147_483_647)
  @Min(1)
  @IsInt()
  @WholeNumber()
  id: number;
}
