import { minorToDecimal, parseMinor } from '@kp/commerce';
import {
  DELIVERY_METHOD_LIMITS,
  DELIVERY_METHOD_RULES,
  type DeliveryKind,
  type DeliveryMethod,
  type DeliveryMethodDraft,
  type RateBasis,
} from '@kp/commerce/delivery-methods';
import { LANGUAGE_CODES } from '@kp/i18n/languages';
import {
  FormNumber,
  FormSingleLine,
  IsText,
  IsWhole,
  ListOf,
  OptionalField,
  SingleLineText,
  ValidatesWith,
} from '@kp/platform/http';
import { IsIn } from 'class-validator';
import type { DeliveryMethodRow } from '../delivery-method.entity';

export class DeliveryRateBody {
  /** Of the order, inclusive: grams, or minor units of the currency; null for any, in the last rate only. @example 5000 */
  upTo: number | null;
  /** @example "12.50" */
  cost: string;
}

export class DeliveryMethodNameBody {
  @IsIn(LANGUAGE_CODES)
  language: string;

  /** @example "Ridicare din depozit" */
  @IsText(DELIVERY_METHOD_LIMITS.nameMax)
  @SingleLineText()
  name: string;
}

export class SaveDeliveryMethodRequest implements DeliveryMethodDraft {
  @ValidatesWith(DELIVERY_METHOD_RULES.kind)
  kind: DeliveryKind;

  /** As customers read it where their language has none of its own; empty for the words of its kind. @example "Express" */
  @FormSingleLine(DELIVERY_METHOD_RULES.name)
  name: string;

  /** In languages of its own; none when left out. */
  @ListOf(() => DeliveryMethodNameBody, { min: 0, max: LANGUAGE_CODES.length })
  @OptionalField()
  names?: DeliveryMethodNameBody[];

  /** Null for the whole of the seller's country. @example 7 */
  @ValidatesWith(DELIVERY_METHOD_RULES.zoneId)
  zoneId: number | null;

  /** What the cost depends on: weight, or value of the goods after the discount. */
  @ValidatesWith(DELIVERY_METHOD_RULES.basis)
  basis: RateBasis;

  /** 1 to 20, by ascending limits; what is above all costs what the last one does. */
  @ValidatesWith(DELIVERY_METHOD_RULES.rates)
  rates: DeliveryRateBody[];

  /** Free strictly above this subtotal; empty for that of the place. @example "300.00" */
  @FormNumber(DELIVERY_METHOD_RULES.freeShippingThreshold)
  freeShippingThreshold: string;

  /** Of a courier, from Monday to Friday; null for the days of the place. @example 1 */
  @ValidatesWith(DELIVERY_METHOD_RULES.minDays)
  minDays: number | null;

  /** @example 2 */
  @ValidatesWith(DELIVERY_METHOD_RULES.maxDays)
  maxDays: number | null;

  /** When the van comes: 1 is Monday, 7 is Sunday. @example [2, 5] */
  @ValidatesWith(DELIVERY_METHOD_RULES.weekdays)
  weekdays: number[];

  /** Until when the van takes an order, of the shop's time zone. @example "16:00" */
  @ValidatesWith(DELIVERY_METHOD_RULES.cutOff)
  cutOff: string;

  /** How many days before the van comes that is. @example 1 */
  @ValidatesWith(DELIVERY_METHOD_RULES.cutOffDays)
  cutOffDays: number;

  static methodOf(request: SaveDeliveryMethodRequest): DeliveryMethod {
    const { kind, name, names = [], zoneId, basis, rates, freeShippingThreshold, ...schedule } = request;
    const { minDays, maxDays, weekdays, cutOff, cutOffDays } = schedule;
    const isCourier = kind === 'courier';
    const isVan = kind === 'van';
    return {
      kind,
      name,
      names: names.filter((own) => own.name !== ''),
      zoneId: zoneId || null,
      basis,
      rates: rates.map(({ upTo, cost }) => ({ upTo, costMinor: parseMinor(cost) })),
      thresholdMinor: freeShippingThreshold ? parseMinor(freeShippingThreshold) : null,
      minDays: isCourier ? (minDays ?? null) : null,
      maxDays: isCourier ? (maxDays ?? null) : null,
      weekdays: isVan ? weekdays : [],
      cutOff: isVan ? cutOff : '00:00',
      cutOffDays: isVan ? cutOffDays : 0,
    };
  }
}

export class ReplaceDeliveryMethodRequest extends SaveDeliveryMethodRequest {
  /** As it was read. */
  @IsWhole(1)
  version: number;
}

export class DeliveryMethodResponse {
  id: number;
  kind: DeliveryKind;
  /** Empty for the words of its kind. */
  name: string;
  names: DeliveryMethodNameBody[];
  /** Null for the whole of the seller's country. */
  zoneId: number | null;
  basis: RateBasis;
  rates: DeliveryRateBody[];
  /** Empty for that of the place. @example "300.00" */
  freeShippingThreshold: string;
  minDays: number | null;
  maxDays: number | null;
  /** 1 is Monday, 7 is Sunday; empty unless it is a van. */
  weekdays: number[];
  /** @example "16:00" */
  cutOff: string;
  cutOffDays: number;
  version: number;

  static from({ thresholdMinor, rates, ...method }: DeliveryMethodRow): DeliveryMethodResponse {
    return {
      ...method,
      rates: rates.map(({ upTo, costMinor }) => ({ upTo, cost: minorToDecimal(costMinor) })),
      freeShippingThreshold: thresholdMinor === null ? '' : minorToDecimal(thresholdMinor),
    };
  }
}
