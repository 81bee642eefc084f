import { MAX_LINE_QUANTITY } from '@kp/commerce';
import { IsInt, Max, Min } from 'class-validator';

export class AddCartLineRequest {
  @Max(2_147_483_647)
  @Min(1)
  @IsInt()
  productId: number;

  /** Units to add to what is in the cart already. */
  @Max(MAX_LINE_QUANTITY)
  @Min(1)
  @IsInt()
  quantity: number;
}
