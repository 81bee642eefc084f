import { PAYMENT_METHODS, type PaymentMethod } from '@kp/commerce';
import { Setting } from '@kp/platform/config';
import { IsBoolean, IsIn, IsInt, IsUrl, Matches, Max, Min, MinLength, ValidateIf } from 'class-validator';
import { API_URL } from './providers.config';

export class PaymentsConfig {
  @Setting({
    name: 'NODE_ENV',
    default: 'development',
    description: 'production refuses settings with which test money could buy real goods.',
  })
  @MinLength(1)
  nodeEnv: string;

  @Setting({
    name: 'PAYMENTS_SANDBOX',
    default: 'false',
    description:
      'Offers test payments. `npm start` sets it unless a provider has live keys; never together with live keys.',
  })
  @IsBoolean()
  sandbox: boolean;

  @Setting({
    name: 'PAYMENTS_DEFAULT_METHOD',
    default: 'stripe',
    description:
      'Chosen at first in the checkout (stripe, revolut, paypal or cash); the first available one while it is not connected.',
  })
  @IsIn(PAYMENT_METHODS)
  defaultMethod: PaymentMethod;

  @Setting({
    name: 'PAYMENTS_CASH_COUNTRIES',
    default: 'RO',
    description: 'Codes of the countries in which couriers collect cash, separated by commas.',
  })
  @Matches(/^[A-Z]{2}(,[A-Z]{2})*$/)
  cashCountries: string;

  @Setting({
    name: 'APPLE_PAY_DOMAIN_ASSOCIATION',
    description:
      'Content of /.well-known/apple-developer-merchantid-domain-association, as the payment provider gives it.',
  })
  applePayDomainAssociation?: string;

  @Setting({
    name: 'APPLE_PAY_DOMAIN_ASSOCIATION_FILE',
    description: 'The same as the path of a file.',
  })
  applePayDomainAssociationFile?: string;

  @Setting({
    name: 'PAYMENTS_TIMEOUT_MS',
    default: '8000',
    description:
      'Longest wait for one answer of a payment provider; what can be repeated is tried three times.',
  })
  @IsInt()
  @Min(50)
  @Max(60_000)
  timeoutMs: number;

  @Setting({
    name: 'PAYMENTS_SANDBOX_WEBHOOK_URL',
    description:
      'Address under which the worker reaches the gateway, for test payments; PUBLIC_URL when absent.',
  })
  @ValidateIf((config: PaymentsConfig) => config.sandboxWebhookUrl !== undefined)
  @IsUrl(API_URL)
  sandboxWebhookUrl?: string;
}
