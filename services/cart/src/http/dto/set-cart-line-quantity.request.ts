import { MAX_LINE_QUANTITY } from '@kp/commerce';
import { IsInt, Max } from 'class-validator';

export class SetCartLineQuantityRequest {
  /** The new number of units; 0 or less removes the line. */
  @Max(MAX_LINE_QUANTITY)
  @IsInt()
  quantity: number;
}
