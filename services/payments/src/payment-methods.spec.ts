import type { PaymentMethod } from '@kp/commerce';
import type { ConnectedProviders, ProviderMode } from './config/connected-providers';
import { PaymentMethods } from './payments.service';
import type { PaymentsConfig } from './config/payments.config';
import type { SettingsService } from '@kp/settings';

const methods = (mode: ProviderMode, defaultMethod: PaymentMethod = 'stripe', currency = 'USD') =>
  new PaymentMethods(
    { modeOf: (_provider) => mode } as ConnectedProviders,
    { defaultMethod, cashCountries: 'RO,BG' } as PaymentsConfig,
    { currency } as SettingsService,
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
    expect(methods('live').isOfferedIn(method, country)).toBe(isOffered);
  });

  it.each(['RON', 'HUF'])('are without PayPal in %s, and say why to the owner', (currency) => {
    const inCurrency = methods('live', 'paypal', currency);
    expect(inCurrency.list().map(({ id }) => id)).toEqual(['stripe', 'revolut', 'cash']);
    expect([inCurrency.isAvailable('paypal'), inCurrency.defaultMethod]).toEqual([false, 'stripe']);
    expect(inCurrency.onlineMethods('EUR')).toContain('paypal');
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
