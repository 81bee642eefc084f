import { IsInt, Max, Min } from 'class-validator';
import { WholeNumber } from '@kp/platform/http';

export class OrderIdRequest {
  @Max(2_147_483_647)
  @Min(1)
  @IsInt()
  @WholeNumber()
  id: number;
}
