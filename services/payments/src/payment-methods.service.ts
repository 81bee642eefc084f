import { Injectable } from '@nestjs/common';
import { type CurrencyCode, isOfflineMethod, minorToDecimal, type PaymentMethod } from '@kp/commerce';
import { isOfferedFor, type OfferedPurchase } from '@kp/commerce/payment-method-terms';
import { SettingsService } from '@kp/settings';
import { ConnectedProviders } from './config/connected-providers';
import { PaymentsConfig } from './config/payments.config';
import { ONLINE_METHODS, type OnlineMethod, takesCurrency } from './domain/payment-snapshot';
import type { PaymentMethodSettings } from './domain/payment-settings.entity';
import {
  type AdminPaymentMethodResponse,
  limitText,
  type PaymentMethodResponse,
} from './http/payment-methods.dto';
import { PaymentSettings } from './payment-settings.service';

/** Which methods are offered, to whom, in which order. */
@Injectable()
export class PaymentMethods {
  constructor(
    private readonly providers: ConnectedProviders,
    private readonly config: PaymentsConfig,
    private readonly settings: SettingsService,
    private readonly offered: PaymentSettings,
  ) {}

  /** For what is paid in the currency; without one in that of the shop. */
  isAvailable(method: PaymentMethod, currency = this.settings.currency): boolean {
    return this.settingsOf(method).isOn && takesCurrency(method, currency) && this.isConnected(method);
  }

  private isConnected(method: PaymentMethod): boolean {
    if (method === 'bank_transfer') return this.settings.bankAccount !== null;
    return method === 'cash' || this.providers.modeOf(method) !== null;
  }

  /** Within its limits, for such a buyer, in the country. */
  isOfferedFor(method: PaymentMethod, purchase: OfferedPurchase): boolean {
    return isOfferedFor(this.termsOf(method), purchase);
  }

  private settingsOf(method: PaymentMethod): PaymentMethodSettings {
    return this.offered.current.methods.find(({ id }) => id === method)!;
  }

  /** Cash is collected by couriers, which not every country's do. */
  private termsOf(method: PaymentMethod): PaymentMethodSettings {
    const terms = this.settingsOf(method);
    const countries = terms.countries ?? (method === 'cash' ? this.config.cashCountries.split(',') : null);
    return { ...terms, countries };
  }

  /** Those that are on and take the currency of the shop, in the order the checkout lists them. */
  list(): PaymentMethodResponse[] {
    const { methods } = this.offered.current;
    const listed = methods.filter(({ id, isOn }) => isOn && takesCurrency(id, this.settings.currency));
    return listed.map(({ id, buyers, minTotalMinor, maxTotalMinor, texts }) => ({
      id,
      available: this.isAvailable(id),
      isTest: !isOfflineMethod(id) && this.providers.modeOf(id) === 'sandbox',
      countries: copyOf(this.termsOf(id).countries),
      ...(buyers === 'everybody' ? {} : { buyers }),
      ...(minTotalMinor === null ? {} : { minTotal: minorToDecimal(minTotalMinor) }),
      ...(maxTotalMinor === null ? {} : { maxTotal: minorToDecimal(maxTotalMinor) }),
      ...(texts.length === 0 ? {} : { texts }),
    }));
  }

  /** Chosen at first in the checkout. */
  get defaultMethod(): PaymentMethod {
    const methods = [this.config.defaultMethod, ...this.offered.current.methods.map(({ id }) => id)];
    return methods.find((method) => this.isAvailable(method)) ?? 'cash';
  }

  /** All of them, in the order of the checkout. */
  listModes(): AdminPaymentMethodResponse[] {
    const { currency } = this.settings;
    return this.offered.current.methods.map(({ id, isOn, countries, buyers, texts, ...limits }) => ({
      id,
      mode: this.modeOf(id),
      refusedCurrency: takesCurrency(id, currency) ? null : currency,
      isOn,
      countries: copyOf(countries),
      buyers,
      minTotal: limitText(limits.minTotalMinor),
      maxTotal: limitText(limits.maxTotalMinor),
      texts,
    }));
  }

  private modeOf(id: PaymentMethod): AdminPaymentMethodResponse['mode'] {
    if (isOfflineMethod(id)) return this.isConnected(id) ? 'live' : 'off';
    if (this.providers.isRealMoney(id)) return 'live';
    return this.isConnected(id) ? 'test' : 'off';
  }

  /** For what is paid in the currency; without one in that of the shop. */
  onlineMethods(currency?: CurrencyCode): OnlineMethod[] {
    return ONLINE_METHODS.filter((method) => this.isAvailable(method, currency));
  }

  /** True while a method is paid to the built-in test provider. */
  get isTestMode(): boolean {
    return this.providers.isTestMode;
  }

  publicKeys(): Record<string, string> {
    return this.providers.publicKeys();
  }
}

const copyOf = (codes: readonly string[] | null) => codes && [...codes];
