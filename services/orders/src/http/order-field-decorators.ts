import {
  ADDRESS_MAX_LENGTHS,
  ADDRESS_REQUIRED_MESSAGES,
  type AddressField,
  isOrderReference,
  ORDER_FIELDS,
  type OrderTextField,
  phoneRule,
  type ValidationMessageKey,
} from '@kp/commerce';
import { taxNumberRule } from '@kp/commerce/tax-number-rule';
import english from '@kp/i18n/messages/en/validation.json';
import {
  CleanCode,
  ValidatesWith,
  FormCode,
  OptionalField,
  OptionalSingleLine,
  RequiredSingleLine,
} from '@kp/platform/http';
import { applyDecorators } from '@nestjs/common';
import { IsString, MaxLength } from 'class-validator';

const textRule = (value: unknown) => phoneRule(typeof value === 'string' ? value : '', undefined);

/** A field of an address, by the same rule as in the browser. */
export function AddressLine(field: AddressField): PropertyDecorator {
  const messageKey = ADDRESS_REQUIRED_MESSAGES[field];
  const maxLength = ADDRESS_MAX_LENGTHS[field];
  const line = messageKey
    ? RequiredSingleLine(englishText(messageKey), maxLength)
    : OptionalSingleLine(maxLength);
  if (field === 'phone') return applyDecorators(CleanCode(), line, ValidatesWith(textRule));
  return field === 'zipCode' ? applyDecorators(CleanCode(), line) : line;
}

/** A text of an order, by the same rule as in the browser. */
export function OrderText(field: OrderTextField): PropertyDecorator {
  const { maxLength } = ORDER_FIELDS[field];
  if (isOrderReference(field)) return OptionalSingleLine(maxLength);
  return applyDecorators(OptionalField(), IsString(), MaxLength(maxLength));
}

interface BilledOrder {
  readonly billingAddress?: { readonly country?: unknown } | null;
}

/** By the country of the billing address. */
export function OrderTaxNumber(): PropertyDecorator {
  const rule = taxNumberRule(({ billingAddress }: BilledOrder) => {
    const country = billingAddress?.country;
    return typeof country === 'string' ? country : undefined;
  });
  return applyDecorators(OptionalField(), FormCode(rule));
}

function englishText(messageKey: ValidationMessageKey): string {
  return english.validation[messageKey.replace('validation.', '') as keyof typeof english.validation];
}
