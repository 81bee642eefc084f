import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, ValidateNested } from 'class-validator';
import { AddCartLineRequest } from './add-cart-line.request';

/** The lines of a cart that was filled before signing in. */
export class MergeCartRequest {
  @ValidateNested({ each: true })
  @IsObject({ each: true })
  @ArrayMaxSize(200)
  @IsArray()
  @Type(() => AddCartLineRequest)
  items: AddCartLineRequest[];
}
