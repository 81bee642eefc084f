import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

export class CartLineIdRequest {
  /** Id of a line of the caller's cart. */
  @Max(2_147_483_647)
  @Min(1)
  @IsInt()
  @Type(() => Number)
  itemId: number;
}
