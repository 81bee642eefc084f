import type { DiscountCodeResponse, SaveDiscountCodeRequest } from '@kp/api-client/office';
import type { DiscountKind, FieldProblem } from '@kp/commerce';
import { validateDiscountCode } from '@kp/commerce/discount-codes';
import { isoOfShopTime, shopTimeOf } from '@kp/i18n/shop-time';

/** Without letters and digits that look like each other. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GENERATED_LENGTH = 8;

/** Random, so that it cannot be guessed. */
export function generatedCode(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(GENERATED_LENGTH));
  return [...numbers].map((number) => LETTERS[number % LETTERS.length]).join('');
}

/** As typed. */
export interface DiscountValues {
  readonly code: string;
  readonly kind: DiscountKind;
  readonly value: string;
  readonly minimumSubtotal: string;
  /** In the time of the shop. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly maxUses: string;
  readonly oncePerCustomer: boolean;
}

export function valuesOf(discount: DiscountCodeResponse | undefined): DiscountValues {
  return {
    code: discount?.code ?? '',
    kind: discount?.kind ?? 'percent',
    value: discount?.value ?? '',
    minimumSubtotal: discount?.minimumSubtotal ?? '',
    startsAt: shopTimeOf(discount?.startsAt ?? ''),
    endsAt: shopTimeOf(discount?.endsAt ?? ''),
    maxUses: String(discount?.maxUses ?? ''),
    oncePerCustomer: discount?.oncePerCustomer ?? false,
  };
}

export function requestOf(values: DiscountValues, isActive: boolean): SaveDiscountCodeRequest {
  const { code, kind, value, minimumSubtotal, startsAt, endsAt, maxUses, oncePerCustomer } = values;
  return {
    kind,
    oncePerCustomer,
    isActive,
    code: code.trim(),
    value: kind === 'free_shipping' ? '' : value.trim(),
    minimumSubtotal: minimumSubtotal.trim(),
    startsAt: isoOfShopTime(startsAt),
    endsAt: isoOfShopTime(endsAt),
    maxUses: maxUses.trim() === '' ? null : Number(maxUses),
  };
}

export const problemsOf = (values: DiscountValues): FieldProblem[] =>
  validateDiscountCode(requestOf(values, true));
