import {
  type CurrencyCode,
  minorToDecimal,
  parseMinor,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '@kp/commerce';
import { COUNTRIES } from '@kp/commerce/countries';
import {
  MAX_METHOD_HINT_LENGTH,
  MAX_METHOD_NAME_LENGTH,
  PAYMENT_BUYERS,
  type PaymentBuyers,
  TRANSFER_DAYS,
  TRANSFER_REMINDER_DAYS,
} from '@kp/commerce/payment-method-terms';
import { LANGUAGE_CODES } from '@kp/i18n/languages';
import { NumberAsString, SingleLineText, IsWhole, IsText, ListOf } from '@kp/platform/http';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsObject,
  Matches,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import type { PaymentSettingsRow } from '../domain/payment-settings.entity';

const COUNTRY_CODES = COUNTRIES.map(({ code }) => code);
const LIMIT = /^(\d{1,9}(\.\d{1,2})?)?$/;
const LIMIT_MESSAGE = { message: '$property must be an amount with at most two decimals, or empty' };

export class PaymentMethodTextBody {
  @IsIn(LANGUAGE_CODES)
  language: string;

  /** Empty for that of the shop. */
  @IsText(MAX_METHOD_NAME_LENGTH)
  @SingleLineText()
  name: string;

  /** What customers read below it; empty for that of the shop. */
  @IsText(MAX_METHOD_HINT_LENGTH)
  @SingleLineText()
  hint: string;
}

export class PaymentMethodResponse {
  id: 'stripe' | 'revolut' | 'paypal' | 'cash' | 'bank_transfer';

  /** False when the method is listed but no order can be placed with it. */
  available: boolean;

  /** True while it is paid to the built-in test provider, which moves no money. */
  isTest: boolean;

  /** ISO 3166 codes of the countries that it is offered for; null for every country. @example ["RO"] */
  countries: string[] | null;

  /** Absent for everybody. */
  buyers?: PaymentBuyers;

  /** Of the total; absent without a limit. @example "10.00" */
  minTotal?: string;
  /** @example "2000.00" */
  maxTotal?: string;

  /** In place of those of the shop; absent where they are. */
  texts?: PaymentMethodTextBody[];
}

export class PaymentMethodBody {
  @IsIn(PAYMENT_METHODS)
  id: PaymentMethod;

  @IsBoolean()
  isOn: boolean;

  /** ISO 3166 codes; null for every country, and with cash for those of the environment. @example ["RO"] */
  @IsIn(COUNTRY_CODES, { each: true })
  @ArrayUnique()
  @ArrayMaxSize(300)
  @IsArray()
  @ValidateIf((body: PaymentMethodBody) => body.countries !== null)
  countries: string[] | null;

  @IsIn(PAYMENT_BUYERS)
  buyers: PaymentBuyers;

  /** Of the total; empty without a limit. @example "10.00" */
  @Matches(LIMIT, LIMIT_MESSAGE)
  @NumberAsString()
  minTotal: string;

  /** @example "2000.00" */
  @ValidateBy(
    {
      name: 'isAboveMinTotal',
      validator: {
        validate: (max: string, field) =>
          !max || Number(max) >= Number((field!.object as PaymentMethodBody).minTotal),
      },
    },
    { message: '$property must not be below minTotal' },
  )
  @Matches(LIMIT, LIMIT_MESSAGE)
  @NumberAsString()
  maxTotal: string;

  @ListOf(() => PaymentMethodTextBody, {
    max: LANGUAGE_CODES.length,
    uniqueBy: ({ language }: PaymentMethodTextBody) => language,
  })
  texts: PaymentMethodTextBody[];
}

export class SavePaymentSettingsRequest {
  /** All of them, in the order of the checkout. */
  @ValidateNested({ each: true })
  @IsObject({ each: true })
  @ValidateBy(
    {
      name: 'areAllMethods',
      validator: {
        validate: (methods: unknown) =>
          Array.isArray(methods) &&
          methods.length === PAYMENT_METHODS.length &&
          PAYMENT_METHODS.every((id) => methods.some((method) => (method as PaymentMethodBody)?.id === id)),
      },
    },
    { message: '$property must name each payment method once' },
  )
  @IsArray()
  @Type(() => PaymentMethodBody)
  methods: PaymentMethodBody[];

  /** Working days that an order waits for its transfer. @example 5 */
  @IsWhole(TRANSFER_DAYS.min, TRANSFER_DAYS.max)
  transferDays: number;

  /** Before their end; 0 for no reminder. @example 2 */
  @IsWhole(TRANSFER_REMINDER_DAYS.min, TRANSFER_REMINDER_DAYS.max)
  reminderDays: number;

  /** As it was read. */
  @IsWhole(1)
  version: number;

  static settingsOf(request: SavePaymentSettingsRequest): Omit<PaymentSettingsRow, 'id'> {
    const { methods, transferDays, reminderDays, version } = request;
    const limitOf = (amount: string) => (amount === '' ? null : parseMinor(amount));
    return {
      methods: methods.map(({ id, isOn, countries, buyers, minTotal, maxTotal, texts }) => ({
        id,
        isOn,
        countries,
        buyers,
        minTotalMinor: limitOf(minTotal),
        maxTotalMinor: limitOf(maxTotal),
        texts: texts.filter(({ name, hint }) => name !== '' || hint !== ''),
      })),
      transferDays,
      reminderDays,
      version,
    };
  }
}

export class AdminPaymentMethodResponse extends PaymentMethodBody {
  /** `live` takes real money, `test` moves none, `off` is not connected; bank transfer needs an IBAN. */
  mode: 'live' | 'test' | 'off';

  /** The currency of the shop when the method does not take it, so that customers are not offered it; else null. */
  refusedCurrency: CurrencyCode | null;
}

export class PaymentSettingsResponse {
  /** In the order of the checkout. */
  methods: AdminPaymentMethodResponse[];
  transferDays: number;
  reminderDays: number;
  version: number;
}

export const limitText = (minor: number | null): string => (minor === null ? '' : minorToDecimal(minor));
