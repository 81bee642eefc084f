import { chosenMethod, paymentChoices } from './payment-choice';

const OFFERED = [
  { id: 'stripe', available: false },
  { id: 'revolut', available: false },
  { id: 'paypal', available: false },
  { id: 'cash', available: true },
];

describe('the methods of payment', () => {
  it('are always all four, and only those that the shop offers can be chosen', () => {
    expect(paymentChoices(OFFERED, 'Romania')).toEqual([
      { id: 'stripe', isAvailable: false },
      { id: 'revolut', isAvailable: false },
      { id: 'paypal', isAvailable: false },
      { id: 'cash', isAvailable: true },
    ]);
  });

  it.each([
    ['Romania', ['stripe', 'cash']],
    ['United States', ['stripe']],
    ['', ['stripe']],
  ])('in %j are those of the country', (country, methods) => {
    const offered = [
      { id: 'stripe', available: true, countries: null },
      { id: 'cash', available: true, countries: ['RO'] },
    ];
    const choices = paymentChoices(offered, country).filter(({ isAvailable }) => isAvailable);
    expect(choices.map(({ id }) => id)).toEqual(methods);
  });

  it('are cash alone until the configuration is loaded', () => {
    const available = paymentChoices(undefined, 'Romania').filter(({ isAvailable }) => isAvailable);
    expect(available.map(({ id }) => id)).toEqual(['cash']);
  });

  it('fall back to the only one there is when the chosen one is gone', () => {
    expect(chosenMethod('paypal', paymentChoices(OFFERED, 'Romania'))).toBe('cash');
  });

  it('are not chosen for the customer when there are several', () => {
    const choices = paymentChoices(
      OFFERED.map((method) => ({ ...method, available: method.id !== 'paypal' })),
      'Romania',
    );
    expect(chosenMethod('stripe', choices)).toBe('stripe');
    expect(chosenMethod('paypal', choices)).toBeUndefined();
  });
});
