import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { HttpConfig } from '@kp/platform/http';
import { ConnectedProviders } from '../config/connected-providers';
import { PaymentsConfig } from '../config/payments.config';
import { PaypalConfig, RevolutConfig, StripeConfig } from '../config/providers.config';
import type { OnlineMethod } from '../domain/payment-snapshot';
import type { Payment } from '../domain/payment.entity';
import { methodUnavailable } from '../domain/payment.errors';
import type { PaymentProvider } from '../domain/payment-provider';
import { PaypalProvider } from './paypal/paypal.provider';
import { RevolutProvider } from './revolut/revolut.provider';
import { SandboxLedger } from './sandbox/sandbox-ledger';
import { SandboxProvider } from './sandbox/sandbox.provider';
import { StripeProvider } from './stripe/stripe.provider';
import { SandboxSignature } from './webhook-signature';

interface ActiveProvider {
  provider: PaymentProvider;
  isSandbox: boolean;
}

/** Throws inside transactions: a slow provider must not hold row locks or a connection of the pool. */
@Injectable()
export class Providers {
  private readonly live: Record<OnlineMethod, () => PaymentProvider | null>;

  constructor(
    private readonly connected: ConnectedProviders,
    private readonly transactions: Transactions,
    private readonly ledger: SandboxLedger,
    private readonly signature: SandboxSignature,
    private readonly http: HttpConfig,
    stripe: StripeConfig,
    revolut: RevolutConfig,
    paypal: PaypalConfig,
    { timeoutMs }: PaymentsConfig,
  ) {
    const { publicUrl } = http;
    const options = <Keys extends object>(keys: Keys, { apiUrl }: { apiUrl: string }) => ({
      ...keys,
      apiUrl,
      publicUrl,
      timeoutMs,
    });
    this.live = {
      stripe: reconnecting(stripe, (keys) => new StripeProvider(options(keys, stripe))),
      revolut: reconnecting(revolut, (keys) => new RevolutProvider(options(keys, revolut))),
      paypal: reconnecting(paypal, (keys) => new PaypalProvider(options(keys, paypal))),
    };
  }

  isSandbox(method: OnlineMethod): boolean {
    return this.connected.modeOf(method) === 'sandbox';
  }

  /** True while a method is connected with keys of its provider's test mode. */
  isTestMode(method: OnlineMethod): boolean {
    return this.connected.modeOf(method) === 'live' && !this.connected.isRealMoney(method);
  }

  active(method: OnlineMethod): ActiveProvider {
    if (this.connected.modeOf(method) === null) throw methodUnavailable();
    const isSandbox = this.isSandbox(method);
    return { isSandbox, provider: this.of({ method, isSandbox }) };
  }

  /** False when the keys of a payment were removed, or the sandbox is switched off. */
  isConnected({ method, isSandbox, isTest }: Pick<Payment, 'method' | 'isSandbox' | 'isTest'>): boolean {
    if (isSandbox) return this.connected.isSandboxAllowed;
    return this.live[method]() !== null && (!isTest || this.isTestMode(method));
  }

  /** @throws PaymentError PAYMENTS.METHOD_UNAVAILABLE when the keys were removed, or the sandbox is switched off */
  of({ method, isSandbox }: { method: OnlineMethod; isSandbox: boolean }): PaymentProvider {
    if (this.transactions.client) throw new Error('A payment provider was called inside a transaction.');
    const provider = isSandbox ? this.sandbox(method) : this.live[method]();
    if (!provider) throw methodUnavailable();
    return provider;
  }

  private sandbox(method: OnlineMethod): PaymentProvider | null {
    if (!this.connected.isSandboxAllowed) return null;
    return new SandboxProvider(method, this.ledger, this.signature, this.http.publicUrl);
  }
}

/** The provider with the keys of the settings; another one once an administrator has changed them. */
function reconnecting<Keys extends object>(
  config: { readonly keys: Keys | null; readonly apiUrl: string },
  connect: (keys: Keys) => PaymentProvider,
): () => PaymentProvider | null {
  let used = '';
  let provider: PaymentProvider | null = null;
  return () => {
    const { keys, apiUrl } = config;
    const wanted = JSON.stringify([keys, apiUrl]);
    if (wanted !== used) provider = keys && connect(keys);
    used = wanted;
    return provider;
  };
}
