import { Injectable } from '@nestjs/common';
import {
  ConnectedProviders,
  HttpConfig,
  PaymentsConfig,
  PaypalConfig,
  RevolutConfig,
  StripeConfig,
} from '@kp/platform/config';
import { Transactions } from '@kp/platform/database';
import type { OnlineMethod } from '../domain/payment-facts';
import type { Payment } from '../domain/payment.entity';
import { methodUnavailable } from '../domain/payment.errors';
import type { PaymentProvider } from './payment-provider';
import { PaypalProvider } from './paypal/paypal.provider';
import { RevolutProvider } from './revolut/revolut.provider';
import { SandboxBooks } from './sandbox/sandbox-books';
import { SandboxSignature } from './sandbox/sandbox-signature';
import { SandboxProvider } from './sandbox/sandbox.provider';
import { StripeProvider } from './stripe/stripe.provider';

/** Whoever takes the money of a method now. */
export interface ActiveProvider {
  provider: PaymentProvider;
  isSandbox: boolean;
}

/**
 * The only way to a provider. It is closed inside transactions: a slow provider must not keep rows locked, nor a
 * connection of the pool.
 */
@Injectable()
export class Providers {
  private readonly live: Record<OnlineMethod, PaymentProvider | null>;

  constructor(
    private readonly connected: ConnectedProviders,
    private readonly transactions: Transactions,
    private readonly books: SandboxBooks,
    private readonly signature: SandboxSignature,
    private readonly http: HttpConfig,
    stripe: StripeConfig,
    revolut: RevolutConfig,
    paypal: PaypalConfig,
    { timeoutMilliseconds }: PaymentsConfig,
  ) {
    const { publicUrl } = http;
    const options = <Keys extends object>(keys: Keys, { apiUrl }: { apiUrl: string }) => ({
      ...keys,
      apiUrl,
      publicUrl,
      timeoutMilliseconds,
    });
    this.live = {
      stripe: stripe.keys && new StripeProvider(options(stripe.keys, stripe)),
      revolut: revolut.keys && new RevolutProvider(options(revolut.keys, revolut)),
      paypal: paypal.keys && new PaypalProvider(options(paypal.keys, paypal)),
    };
  }

  /** True while a method is paid with test money. */
  isSandbox(method: OnlineMethod): boolean {
    return this.connected.modeOf(method) === 'sandbox';
  }

  /** True while a method is connected with keys of its provider's own test mode. */
  isTestWorld(method: OnlineMethod): boolean {
    return this.connected.modeOf(method) === 'live' && !this.connected.isRealMoney(method);
  }

  /** @throws PaymentError PAYMENTS.METHOD_UNAVAILABLE */
  active(method: OnlineMethod): ActiveProvider {
    if (this.connected.modeOf(method) === null) throw methodUnavailable();
    const isSandbox = this.isSandbox(method);
    return { isSandbox, provider: this.of({ method, isSandbox }) };
  }

  /** False when the keys with which a payment was made are gone, or the sandbox is switched off. */
  isConnected({ method, isSandbox, isTest }: Pick<Payment, 'method' | 'isSandbox' | 'isTest'>): boolean {
    if (isSandbox) return this.connected.isSandboxAllowed;
    return this.live[method] !== null && (!isTest || this.isTestWorld(method));
  }

  /**
   * The provider a payment was made to, whatever is offered now.
   * @throws PaymentError PAYMENTS.METHOD_UNAVAILABLE when its keys are gone, or the sandbox is switched off
   */
  of({ method, isSandbox }: { method: OnlineMethod; isSandbox: boolean }): PaymentProvider {
    if (this.transactions.client) throw new Error('A payment provider was asked inside a transaction.');
    const provider = isSandbox ? this.sandbox(method) : this.live[method];
    if (!provider) throw methodUnavailable();
    return provider;
  }

  private sandbox(method: OnlineMethod): PaymentProvider | null {
    if (!this.connected.isSandboxAllowed) return null;
    return new SandboxProvider(method, this.books, this.signature, this.http.publicUrl);
  }
}
