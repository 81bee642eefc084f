import { applyDecorators } from '@nestjs/common';
import { MAX_LINE_QUANTITY, parseMinor } from '@kp/commerce';
import { OptionalField, RequiredSingleLine, IsWhole } from '@kp/platform/http';
import { type ClassConstructor, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsObject,
  Matches,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { AMOUNT_MESSAGE, AMOUNT_PATTERN } from './place-order.dto';

const MAX_ITEMS = 200;
export const MAX_REASON_LENGTH = 200;

/** What the staff orders of a product: in an order by phone, and in an edited one. */
export class StaffItemRequest {
  @IsWhole(1, MAX_LINE_QUANTITY)
  quantity: number;

  /** Unit price in place of that of the line or of the catalog. @example "10.00" */
  @Matches(AMOUNT_PATTERN, AMOUNT_MESSAGE)
  @OptionalField()
  agreedPrice?: string;

  static agreementOf({ agreedPrice }: StaffItemRequest, reason: string) {
    return agreedPrice ? { priceOverride: { unitPriceMinor: parseMinor(agreedPrice), reason } } : {};
  }
}

/** Why a price was agreed: required with one, for the staff only. */
export const PriceReason = () =>
  applyDecorators(
    ValidateIf(({ agreedPrice }: StaffItemRequest) => agreedPrice !== undefined),
    RequiredSingleLine('priceReason is required with another price', MAX_REASON_LENGTH),
  );

/** A list of at least one and at most 200 items. */
export const ItemList = (item: ClassConstructor<object>) =>
  applyDecorators(
    Type(() => item),
    IsArray(),
    ArrayMinSize(1),
    ArrayMaxSize(MAX_ITEMS),
    IsObject({ each: true }),
    ValidateNested({ each: true }),
  );
