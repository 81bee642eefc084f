import { applyDecorators } from '@nestjs/common';
import { Setting } from '@kp/platform/config';
import { IsNotEmpty, IsUrl, ValidateIf } from 'class-validator';

export const API_URL = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };

/** Once one key of a provider is given, all of them are required. */
const NeededWith = (...properties: string[]) =>
  applyDecorators(
    ValidateIf((config: Record<string, unknown>) => properties.some((name) => config[name] !== undefined)),
    IsNotEmpty({ message: '$property is needed with the other keys of its provider' }),
  );

function completeKeys<Name extends string>(
  keys: Record<Name, string | undefined>,
): Readonly<Record<Name, string>> | null {
  const isComplete = Object.values(keys).every((value) => value !== undefined);
  return isComplete ? (keys as Record<Name, string>) : null;
}

function isSandboxHost(url: string): boolean {
  return /(^|\.)sandbox[.-]/.test(new URL(url).hostname);
}

const STRIPE_KEYS = ['secretKey', 'publishableKey', 'webhookSecret'];

export class StripeConfig {
  @Setting({
    name: 'STRIPE_SECRET_KEY',
    description: 'Stripe: secret key (sk_…). Cards are taken when this and the next two are set.',
    kept: { group: 'stripe', secrecy: 'secret' },
  })
  @NeededWith(...STRIPE_KEYS)
  secretKey?: string;

  @Setting({
    name: 'STRIPE_PUBLISHABLE_KEY',
    description: 'Stripe: publishable key (pk_…), for browsers.',
    kept: { group: 'stripe', secrecy: 'open' },
  })
  @NeededWith(...STRIPE_KEYS)
  publishableKey?: string;

  @Setting({
    name: 'STRIPE_WEBHOOK_SECRET',
    description: 'Stripe: signing secret (whsec_…) of the webhook at PUBLIC_URL/api/payments/stripe/webhook.',
    kept: { group: 'stripe', secrecy: 'secret' },
  })
  @NeededWith(...STRIPE_KEYS)
  webhookSecret?: string;

  @Setting({ name: 'STRIPE_API_URL', default: 'https://api.stripe.com', description: 'Stripe: its API.' })
  @IsUrl(API_URL)
  apiUrl: string;

  get usesTestKeys(): boolean {
    return /^[a-z]+_test_/.test(this.secretKey ?? '');
  }

  get keys() {
    const { secretKey, publishableKey, webhookSecret } = this;
    return completeKeys({ secretKey, publishableKey, webhookSecret });
  }
}

const REVOLUT_KEYS = ['secretKey', 'publicKey', 'webhookSecret'];

export class RevolutConfig {
  @Setting({
    name: 'REVOLUT_SECRET_KEY',
    description:
      'Revolut: secret key of the Merchant API. Revolut is taken when this and the next two are set.',
    kept: { group: 'revolut', secrecy: 'secret' },
  })
  @NeededWith(...REVOLUT_KEYS)
  secretKey?: string;

  @Setting({
    name: 'REVOLUT_PUBLIC_KEY',
    description: 'Revolut: public key, for browsers.',
    kept: { group: 'revolut', secrecy: 'open' },
  })
  @NeededWith(...REVOLUT_KEYS)
  publicKey?: string;

  @Setting({
    name: 'REVOLUT_WEBHOOK_SECRET',
    description: 'Revolut: signing secret (wsk_…) of the webhook at PUBLIC_URL/api/payments/revolut/webhook.',
    kept: { group: 'revolut', secrecy: 'secret' },
  })
  @NeededWith(...REVOLUT_KEYS)
  webhookSecret?: string;

  @Setting({
    name: 'REVOLUT_API_URL',
    default: 'https://merchant.revolut.com',
    description: 'Revolut: its API; https://sandbox-merchant.revolut.com with the keys of its sandbox.',
    kept: { group: 'revolut', secrecy: 'open' },
  })
  @IsUrl(API_URL)
  apiUrl: string;

  get usesTestKeys(): boolean {
    return isSandboxHost(this.apiUrl);
  }

  get keys() {
    const { secretKey, publicKey, webhookSecret } = this;
    return completeKeys({ secretKey, publicKey, webhookSecret });
  }
}

const PAYPAL_KEYS = ['clientId', 'secret', 'webhookId'];

export class PaypalConfig {
  @Setting({
    name: 'PAYPAL_CLIENT_ID',
    description: 'PayPal: client id of the REST app. PayPal is taken when this and the next two are set.',
    kept: { group: 'paypal', secrecy: 'open' },
  })
  @NeededWith(...PAYPAL_KEYS)
  clientId?: string;

  @Setting({
    name: 'PAYPAL_SECRET',
    description: 'PayPal: secret of the REST app.',
    kept: { group: 'paypal', secrecy: 'secret' },
  })
  @NeededWith(...PAYPAL_KEYS)
  secret?: string;

  @Setting({
    name: 'PAYPAL_WEBHOOK_ID',
    description: 'PayPal: id of the webhook at PUBLIC_URL/api/payments/paypal/webhook.',
    kept: { group: 'paypal', secrecy: 'open' },
  })
  @NeededWith(...PAYPAL_KEYS)
  webhookId?: string;

  @Setting({
    name: 'PAYPAL_API_URL',
    default: 'https://api-m.paypal.com',
    description: 'PayPal: its API; https://api-m.sandbox.paypal.com with an app of its sandbox.',
    kept: { group: 'paypal', secrecy: 'open' },
  })
  @IsUrl(API_URL)
  apiUrl: string;

  get usesTestKeys(): boolean {
    return isSandboxHost(this.apiUrl);
  }

  get keys() {
    const { clientId, secret, webhookId } = this;
    return completeKeys({ clientId, secret, webhookId });
  }
}
