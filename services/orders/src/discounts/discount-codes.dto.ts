import { DISCOUNT_KINDS, type DiscountKind, minorToDecimal, parseMinor } from '@kp/commerce';
import {
  DISCOUNT_CODE_RULES,
  DISCOUNT_STATES,
  type DiscountCodeDraft,
  discountState,
  type DiscountState,
} from '@kp/commerce/discount-codes';
import {
  ValidatesWith,
  FormCode,
  FormNumber,
  OptionalField,
  OptionalSearch,
  IsWhole,
} from '@kp/platform/http';
import { IsIn } from 'class-validator';
import type { DiscountCode } from './discount-code.entity';
import type { SavedTerms } from './discount-codes.service';

export class ListDiscountCodesRequest {
  /** Part of the code. */
  @OptionalSearch(100)
  search?: string;

  @IsIn(DISCOUNT_STATES)
  @OptionalField()
  state?: DiscountState;
}

export class SaveDiscountCodeRequest implements DiscountCodeDraft {
  /** Letters, digits, `-` and `_`; upper and lower case are the same. @example "WELCOME10" */
  @FormCode(DISCOUNT_CODE_RULES.code)
  code: string;

  @IsIn(DISCOUNT_KINDS)
  kind: DiscountKind;

  /** Whole percent, an amount, or empty for free shipping. @example "10" */
  @FormNumber(DISCOUNT_CODE_RULES.value)
  value: string;

  /** Of the items; empty for none. @example "100.00" */
  @FormNumber(DISCOUNT_CODE_RULES.minimumSubtotal)
  minimumSubtotal: string;

  /** ISO 8601; empty for at once. */
  @FormNumber(DISCOUNT_CODE_RULES.startsAt)
  startsAt: string;

  /** ISO 8601, exclusive; empty for without end. */
  @FormNumber(DISCOUNT_CODE_RULES.endsAt)
  endsAt: string;

  /** Null without a limit. @example 100 */
  @ValidatesWith(DISCOUNT_CODE_RULES.maxUses)
  maxUses: number | null;

  /** By account and by email. */
  @ValidatesWith(DISCOUNT_CODE_RULES.oncePerCustomer)
  oncePerCustomer: boolean;

  /** False: archived. */
  @ValidatesWith(DISCOUNT_CODE_RULES.isActive)
  isActive: boolean;

  static termsOf({ code, kind, oncePerCustomer, isActive, ...draft }: SaveDiscountCodeRequest): SavedTerms {
    const time = (text?: string) => (text ? new Date(text) : null);
    return {
      code,
      kind,
      oncePerCustomer,
      isActive,
      value: valueOf(kind, draft.value),
      minimumMinor: draft.minimumSubtotal ? parseMinor(draft.minimumSubtotal) : 0,
      startsAt: time(draft.startsAt),
      endsAt: time(draft.endsAt),
      maxUses: draft.maxUses || null,
    };
  }
}

function valueOf(kind: DiscountKind, value: string): number {
  if (kind === 'percent') return Number(value);
  return kind === 'amount' ? parseMinor(value) : 0;
}

export class ReplaceDiscountCodeRequest extends SaveDiscountCodeRequest {
  /** As it was read. */
  @IsWhole(1)
  version: number;
}

export class DiscountCodeResponse {
  id: number;
  code: string;
  kind: DiscountKind;
  /** Whole percent, an amount, or empty for free shipping. @example "10" */
  value: string;
  /** Empty for none. @example "100.00" */
  minimumSubtotal: string;
  /** ISO 8601, UTC; empty for at once. */
  startsAt: string;
  /** ISO 8601, UTC, exclusive; empty for without end. */
  endsAt: string;
  maxUses: number | null;
  oncePerCustomer: boolean;
  isActive: boolean;
  state: DiscountState;
  /** By orders that are not cancelled and by open checkouts. */
  usedCount: number;
  version: number;
  createdAt: string;

  static from(row: DiscountCode): DiscountCodeResponse {
    const { id, code, kind, value, minimumMinor, startsAt, endsAt, maxUses, oncePerCustomer } = row;
    const shownValue = { percent: String(value), amount: minorToDecimal(value), free_shipping: '' }[kind];
    return {
      id,
      code,
      kind,
      value: shownValue,
      minimumSubtotal: minimumMinor === 0 ? '' : minorToDecimal(minimumMinor),
      startsAt: startsAt?.toISOString() ?? '',
      endsAt: endsAt?.toISOString() ?? '',
      maxUses,
      oncePerCustomer,
      isActive: row.isActive,
      state: discountState(row, new Date()),
      usedCount: row.usedCount,
      version: row.version,
      createdAt: row.createdAt.toISOString(),
    };
  }
}
