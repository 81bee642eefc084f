import type { ModeConfig } from './configs';
import { ConfigError } from './load-config';
import type { PaypalConfig, RevolutConfig, StripeConfig } from './payment-configs';

type PaymentProviderName = 'stripe' | 'revolut' | 'paypal';

export type ProviderMode = 'live' | 'sandbox' | null;

type ProviderConfig = Pick<StripeConfig, 'usesTestKeys'> & { keys: object | null };

const PROVIDER_NAMES: readonly PaymentProviderName[] = ['stripe', 'revolut', 'paypal'];

const MODE_SETTINGS: Record<PaymentProviderName, string> = {
  stripe: 'STRIPE_SECRET_KEY',
  revolut: 'REVOLUT_API_URL',
  paypal: 'PAYPAL_API_URL',
};

/** As soon as one provider takes real money, test payments are not offered: test money would buy real goods. */
export class ConnectedProviders {
  private readonly configs: Record<PaymentProviderName, ProviderConfig>;

  /** @throws ConfigError in production, when the settings mix real money with test money */
  constructor(
    private readonly stripe: StripeConfig,
    private readonly revolut: RevolutConfig,
    paypal: PaypalConfig,
    private readonly mode: ModeConfig,
  ) {
    this.configs = { stripe, revolut, paypal };
    const problems = this.findMixedModes();
    if (mode.nodeEnv === 'production' && problems.length > 0) throw new ConfigError(problems);
  }

  modeOf(provider: PaymentProviderName): ProviderMode {
    const { keys, usesTestKeys } = this.configs[provider];
    if (keys) return usesTestKeys && this.takesRealMoney ? null : 'live';
    return this.isSandboxAllowed ? 'sandbox' : null;
  }

  isRealMoney(provider: PaymentProviderName): boolean {
    const { keys, usesTestKeys } = this.configs[provider];
    return keys !== null && !usesTestKeys;
  }

  get takesRealMoney(): boolean {
    return PROVIDER_NAMES.some((name) => this.isRealMoney(name));
  }

  get isSandboxAllowed(): boolean {
    return this.mode.paymentsSandbox && !this.takesRealMoney;
  }

  get isTestMode(): boolean {
    return PROVIDER_NAMES.some((name) => this.modeOf(name) === 'sandbox');
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

  private findMixedModes(): string[] {
    const real = PROVIDER_NAMES.find((name) => this.isRealMoney(name));
    if (!real) return [];
    const beside = `test payments beside the live keys of ${MODE_SETTINGS[real]} would buy real goods`;
    const inTestMode = PROVIDER_NAMES.filter((name) => this.configs[name].keys && !this.isRealMoney(name));
    return [
      ...(this.mode.paymentsSandbox ? [`PAYMENTS_SANDBOX: ${beside}`] : []),
      ...inTestMode.map((name) => `${MODE_SETTINGS[name]}: ${beside}`),
    ];
  }
}
