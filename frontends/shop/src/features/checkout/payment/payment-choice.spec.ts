import type { OfferedPurchase } from '@kp/commerce/payment-method-terms';
import { DEFAULT_SHOP_NAME, setShopName } from '@kp/i18n/shop-name';
import { chosenMethod, paymentChoices } from './payment-choice';

const OFFERED = [
  { id: 'stripe', available: false },
  { id: 'revolut', available: false },
  { id: 'paypal', available: false },
  { id: 'cash', available: true },
] as const;

const purchase = (changes: Partial<OfferedPurchase> = {}): OfferedPurchase => ({
  country: 'Romania',
  buyerKind: 'consumer',
  totalMinor: 10_000,
  ...changes,
});

describe('the methods of payment', () => {
  it('are those that are listed, and only those that the shop offers can be chosen', () => {
    const choices = paymentChoices(OFFERED, purchase(), 'en');
    expect(choices.map(({ id, isAvailable }) => [id, isAvailable])).toEqual([
      ['stripe', false],
      ['revolut', false],
      ['paypal', false],
      ['cash', true],
    ]);
  });

  it('are those that can be chosen alone in a shop of its own', () => {
    setShopName('Nord');
    expect(paymentChoices(OFFERED, purchase(), 'en').map(({ id }) => id)).toEqual(['cash']);
    setShopName(DEFAULT_SHOP_NAME, true);
  });

  it.each([
    ['Romania', ['stripe', 'cash']],
    ['United States', ['stripe']],
    ['', ['stripe']],
  ])('in %j are those of the country', (country, methods) => {
    const offered = [
      { id: 'stripe', available: true, countries: null },
      { id: 'cash', available: true, countries: ['RO'] },
    ] as const;
    expect(paymentChoices(offered, purchase({ country }), 'en').map(({ id }) => id)).toEqual(methods);
  });

  it.each([
    ['a consumer', { buyerKind: 'consumer' } as const, ['cash']],
    ['a business', { buyerKind: 'business' } as const, ['bank_transfer', 'cash']],
    ['a business with little to pay', { buyerKind: 'business', totalMinor: 4_999 } as const, ['cash']],
    [
      'a business with much to pay',
      { buyerKind: 'business', totalMinor: 200_001 } as const,
      ['bank_transfer'],
    ],
  ])('of %s are within the terms of the owner, in the chosen order', (_buyer, changes, methods) => {
    const offered = [
      { id: 'bank_transfer', available: true, buyers: 'businesses', minTotal: '50.00' },
      { id: 'cash', available: true, maxTotal: '2000.00' },
    ] as const;
    expect(paymentChoices(offered, purchase(changes), 'en').map(({ id }) => id)).toEqual(methods);
  });

  it('are called as the owner calls them, in the language of the page', () => {
    const texts = [{ language: 'ro', name: 'OP', hint: 'Pe proformă' }];
    const offered = [{ id: 'bank_transfer', available: true, texts }] as const;
    expect(paymentChoices(offered, purchase(), 'ro')).toMatchObject([{ name: 'OP', hint: 'Pe proformă' }]);
    expect(paymentChoices(offered, purchase(), 'en')).toMatchObject([{ name: '', hint: '' }]);
  });

  it('are cash alone until the configuration is loaded', () => {
    const choices = paymentChoices(undefined, purchase(), 'en');
    expect(choices.filter(({ isAvailable }) => isAvailable).map(({ id }) => id)).toEqual(['cash']);
    expect(choices.map(({ id }) => id)).not.toContain('bank_transfer');
  });

  it('fall back to the only one there is when the chosen one is gone', () => {
    expect(chosenMethod('paypal', paymentChoices(OFFERED, purchase(), 'en'))).toBe('cash');
  });

  it('are not chosen for the customer when there are several', () => {
    const offered = OFFERED.map((method) => ({ ...method, available: method.id !== 'paypal' }));
    const choices = paymentChoices(offered, purchase(), 'en');
    expect(chosenMethod('stripe', choices)).toBe('stripe');
    expect(chosenMethod('paypal', choices)).toBeUndefined();
  });
});
