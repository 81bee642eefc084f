import { Injectable } from '@nestjs/common';
import { ConfigError } from '@kp/platform/config';
import { ONLINE_METHODS, type OnlineMethod } from '../domain/payment-snapshot';
import { PaymentsConfig } from './payments.config';
import { PaypalConfig, RevolutConfig, StripeConfig } from './providers.config';

export type ProviderMode = 'live' | 'sandbox' | null;

type ProviderConfig = Pick<StripeConfig, 'usesTestKeys'> & { keys: object | null };

const MODE_SETTINGS: Record<OnlineMethod, string> = {
  stripe: 'STRIPE_SECRET_KEY',
  revolut: 'REVOLUT_API_URL',
  paypal: 'PAYPAL_API_URL',
};

/** As soon as one provider takes real money, test payments are not offered: test money would buy real goods. */
@Injectable()
export class ConnectedProviders {
  private readonly configs: Record<OnlineMethod, ProviderConfig>;

  /** @throws ConfigError in production, when the settings mix real money with test money */
  constructor(
    private readonly stripe: StripeConfig,
    private readonly revolut: RevolutConfig,
    paypal: PaypalConfig,
    private readonly payments: PaymentsConfig,
  ) {
    this.configs = { stripe, revolut, paypal };
    const problems = this.findMixedModes();
    if (payments.nodeEnv === 'production' && problems.length > 0) throw new ConfigError(problems);
  }

  modeOf(provider: OnlineMethod): ProviderMode {
    const { keys, usesTestKeys } = this.configs[provider];
    if (keys) return usesTestKeys && this.takesRealMoney ? null : 'live';
    return this.isSandboxAllowed ? 'sandbox' : null;
  }

  isRealMoney(provider: OnlineMethod): boolean {
    const { keys, usesTestKeys } = this.configs[provider];
    return keys !== null && !usesTestKeys;
  }

  get takesRealMoney(): boolean {
    return this.realMoneySetting !== null;
  }

  /** Of the first provider that takes real money; null when none does. */
  get realMoneySetting(): string | null {
    const real = ONLINE_METHODS.find((name) => this.isRealMoney(name));
    return real ? MODE_SETTINGS[real] : null;
  }

  get isSandboxAllowed(): boolean {
    return this.payments.sandbox && !this.takesRealMoney;
  }

  get isTestMode(): boolean {
    return ONLINE_METHODS.some((name) => this.modeOf(name) === 'sandbox');
  }

  publicKeys(): Record<string, string> {
    const { stripe, revolut } = this;
    const revolutMode = revolut.usesTestKeys ? 'sandbox' : 'prod';
    return {
      ...(stripe.keys && this.modeOf('stripe') ? { stripePublishableKey: stripe.keys.publishableKey } : {}),
      ...(revolut.keys && this.modeOf('revolut')
        ? { revolutPublicKey: revolut.keys.publicKey, revolutMode }
        : {}),
    };
  }

  /** Names the setting of each problem; none while all keys move real money, or none does. */
  findMixedModes(): string[] {
    const real = this.realMoneySetting;
    if (real === null) return [];
    const beside = `test payments beside the live keys of ${real} would buy real goods`;
    const inTestMode = ONLINE_METHODS.filter((name) => this.configs[name].keys && !this.isRealMoney(name));
    return [
      ...(this.payments.sandbox ? [`PAYMENTS_SANDBOX: ${beside}`] : []),
      ...inTestMode.map((name) => `${MODE_SETTINGS[name]}: ${beside}`),
    ];
  }
}
