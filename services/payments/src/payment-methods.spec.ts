import { PAYMENT_METHODS, type PaymentMethod } from '@kp/commerce';
import type { ConnectedProviders, ProviderMode } from './config/connected-providers';
import { PaymentMethods } from './payment-methods.service';
import type { PaymentsConfig } from './config/payments.config';
import type { SettingsService } from '@kp/settings';
import type { PaymentMethodSettings } from './domain/payment-settings.entity';
import type { PaymentSettings } from './payment-settings.service';

const settingsOf = (
  id: PaymentMethod,
  changes: Partial<PaymentMethodSettings> = {},
): PaymentMethodSettings => ({
  id,
  isOn: id !== 'bank_transfer',
  countries: null,
  buyers: 'everybody',
  minTotalMinor: null,
  maxTotalMinor: null,
  texts: [],
  ...changes,
});

const IN_A_NEW_SHOP = PAYMENT_METHODS.map((id) => settingsOf(id));

const methods = (
  mode: ProviderMode,
  defaultMethod: PaymentMethod = 'stripe',
  currency = 'USD',
  offered = IN_A_NEW_SHOP,
) =>
  new PaymentMethods(
    { modeOf: (_provider) => mode } as ConnectedProviders,
    { defaultMethod, cashCountries: 'RO,BG' } as PaymentsConfig,
    { currency, bankAccount: { holder: 'Bistro SRL', iban: 'RO49', bankName: '' } } as SettingsService,
    { current: { methods: offered } } as PaymentSettings,
  );
const connected = (mode: ProviderMode) => methods(mode).list();

describe('The payment methods of the checkout', () => {
  it('are listed in its order, whatever is connected', () => {
    expect(connected(null).map(({ id }) => id)).toEqual(['stripe', 'revolut', 'paypal', 'cash']);
  });

  it('always have cash, and nothing that is not connected', () => {
    expect(connected(null).filter(({ available }) => available)).toEqual([
      { id: 'cash', available: true, isTest: false, countries: ['RO', 'BG'] },
    ]);
  });

  it.each([
    ['cash', 'Romania', true],
    ['cash', 'Bulgaria', true],
    ['cash', 'United States', false],
    ['cash', 'Atlantis', false],
    ['stripe', 'United States', true],
  ] as const)('by %s is offered in %s: %s', (method, country, isOffered) => {
    const purchase = { country, buyerKind: 'consumer', totalMinor: 100 } as const;
    expect(methods('live').isOfferedFor(method, purchase)).toBe(isOffered);
  });

  it.each(['RON', 'HUF'])('are without PayPal in %s, and say why to the owner', (currency) => {
    const inCurrency = methods('live', 'paypal', currency);
    expect(inCurrency.list().map(({ id }) => id)).toEqual(['stripe', 'revolut', 'cash']);
    expect([inCurrency.isAvailable('paypal'), inCurrency.defaultMethod]).toEqual([false, 'stripe']);
    expect(inCurrency.onlineMethods('EUR')).toContain('paypal');
  });

  it('are what the owner made of them: in another order, within limits, with bank transfer', () => {
    const offered = [
      settingsOf('bank_transfer', { isOn: true, buyers: 'businesses' }),
      settingsOf('cash', { maxTotalMinor: 200_000 }),
      settingsOf('stripe', { isOn: false }),
      settingsOf('revolut', { isOn: false }),
      settingsOf('paypal', { isOn: false }),
    ];
    const own = methods('live', 'stripe', 'USD', offered);
    expect(own.list()).toEqual([
      { id: 'bank_transfer', available: true, isTest: false, countries: null, buyers: 'businesses' },
      { id: 'cash', available: true, isTest: false, countries: ['RO', 'BG'], maxTotal: '2000.00' },
    ]);
    expect([own.isAvailable('stripe'), own.defaultMethod]).toEqual([false, 'bank_transfer']);
    const purchase = { country: 'RO', buyerKind: 'consumer' } as const;
    expect(own.isOfferedFor('cash', { ...purchase, totalMinor: 200_001 })).toBe(false);
    expect(own.isOfferedFor('bank_transfer', { ...purchase, totalMinor: 100 })).toBe(false);
  });

  it('begin with the one that the shop chose, or with one that can be paid', () => {
    expect(methods('live', 'paypal').defaultMethod).toBe('paypal');
    expect(methods('live', 'cash').defaultMethod).toBe('cash');
    expect(methods(null, 'stripe').defaultMethod).toBe('cash');
  });

  it.each(['live', 'sandbox'] as const)(
    'can all be chosen when their providers are connected (%s)',
    (mode) => {
      expect(connected(mode).every(({ available }) => available)).toBe(true);
      const tests = connected(mode).filter(({ isTest }) => isTest);
      expect(tests).toHaveLength(mode === 'sandbox' ? 3 : 0);
    },
  );
});
