import type { ModeConfig } from './configs';
import type { PaypalConfig, RevolutConfig, StripeConfig } from './payment-configs';

export type PaymentProviderName = 'stripe' | 'revolut' | 'paypal';

/** Real money, test money, or not connected. */
export type ProviderMode = 'live' | 'sandbox' | null;

/** Payment providers as the settings name them: with keys they are live, without keys the sandbox may stand in. */
export class ConnectedProviders {
  private readonly configs: Record<PaymentProviderName, { keys: object | null }>;

  constructor(
    private readonly stripe: StripeConfig,
    private readonly revolut: RevolutConfig,
    paypal: PaypalConfig,
    private readonly mode: ModeConfig,
  ) {
    this.configs = { stripe, revolut, paypal };
  }

  modeOf(provider: PaymentProviderName): ProviderMode {
    if (this.configs[provider].keys) return 'live';
    return this.isSandboxAllowed ? 'sandbox' : null;
  }

  /** The only switch of the sandbox. */
  get isSandboxAllowed(): boolean {
    return this.mode.paymentsSandbox;
  }

  /** True while at least one provider is played by the sandbox. */
  get isTestMode(): boolean {
    const names = Object.keys(this.configs) as PaymentProviderName[];
    return names.some((name) => this.modeOf(name) === 'sandbox');
  }

  /**
   * What a browser needs of the live providers: `stripePublishableKey`, `revolutPublicKey`, `revolutMode`
   * (`prod` or `sandbox`, as Revolut's own library calls its two worlds).
   */
  publicKeys(): Record<string, string> {
    const { stripe, revolut } = this;
    const revolutMode = new URL(revolut.apiUrl).hostname.startsWith('sandbox') ? 'sandbox' : 'prod';
    return {
      ...(stripe.keys ? { stripePublishableKey: stripe.keys.publishableKey } : {}),
      ...(revolut.keys ? { revolutPublicKey: revolut.keys.publicKey, revolutMode } : {}),
    };
  }
}
