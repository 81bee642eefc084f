import { applyDecorators } from '@nestjs/common';
import { Setting } from '@kp/platform/config';
import { IsNotEmpty, IsUrl, ValidateIf } from 'class-validator';

export const API_URL = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };

/** Once one key of a provider is given, all of them are required. */
const keyOf =
  (group: string, keys: readonly string[]) =>
  (name: string, secrecy: 'secret' | 'open', description: string) =>
    applyDecorators(
      Setting({ name, description, kept: { group, secrecy } }),
      ValidateIf((config: Record<string, unknown>) => keys.some((key) => config[key] !== undefined)),
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

const stripeKey = keyOf('stripe', ['secretKey', 'publishableKey', 'webhookSecret']);

export class StripeConfig {
  @stripeKey(
    'STRIPE_SECRET_KEY',
    'secret',
    'Stripe: secret key (sk_…). Cards are taken when this and the next two are set.',
  )
  secretKey?: string;

  @stripeKey('STRIPE_PUBLISHABLE_KEY', 'open', 'Stripe: publishable key (pk_…), for browsers.')
  publishableKey?: string;

  @stripeKey(
    'STRIPE_WEBHOOK_SECRET',
    'secret',
    'Stripe: signing secret (whsec_…) of the webhook at PUBLIC_URL/api/payments/stripe/webhook.',
  )
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

const revolutKey = keyOf('revolut', ['secretKey', 'publicKey', 'webhookSecret']);

export class RevolutConfig {
  @revolutKey(
    'REVOLUT_SECRET_KEY',
    'secret',
    'Revolut: secret key of the Merchant API. Revolut is taken when this and the next two are set.',
  )
  secretKey?: string;

  @revolutKey('REVOLUT_PUBLIC_KEY', 'open', 'Revolut: public key, for browsers.')
  publicKey?: string;

  @revolutKey(
    'REVOLUT_WEBHOOK_SECRET',
    'secret',
    'Revolut: signing secret (wsk_…) of the webhook at PUBLIC_URL/api/payments/revolut/webhook.',
  )
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

const paypalKey = keyOf('paypal', ['clientId', 'secret', 'webhookId']);

export class PaypalConfig {
  @paypalKey(
    'PAYPAL_CLIENT_ID',
    'open',
    'PayPal: client id of the REST app. PayPal is taken when this and the next two are set.',
  )
  clientId?: string;

  @paypalKey('PAYPAL_SECRET', 'secret', 'PayPal: secret of the REST app.')
  secret?: string;

  @paypalKey(
    'PAYPAL_WEBHOOK_ID',
    'open',
    'PayPal: id of the webhook at PUBLIC_URL/api/payments/paypal/webhook.',
  )
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
