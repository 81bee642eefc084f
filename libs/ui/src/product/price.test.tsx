import { createI18n, loadMessages } from '@kp/i18n';
import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Price, type PriceProps, type PriceVat } from './price';

const vat = (changes: Partial<PriceVat> = {}): PriceVat => ({
  rate: 0.21,
  isIncluded: false,
  isBothDue: true,
  ...changes,
});

/** The texts of all elements of that name. */
async function textsOf(name: string, price: Omit<PriceProps, 'currency'>) {
  const i18n = createI18n('en', await loadMessages('en', ['common']));
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <Price currency="RON" {...price} />
    </I18nextProvider>,
  );
  return [...container.querySelectorAll(name)].map(({ textContent }) => textContent?.replace(/\s/g, ' '));
}

describe('a price', () => {
  it.each([
    ['entered without VAT', vat(), '100.00', ['100.00 lei', '121.00 lei']],
    ['entered with VAT', vat({ isIncluded: true }), '121.00', ['100.00 lei', '121.00 lei']],
    ['of a shop without VAT', vat({ rate: 0 }), '100.00', ['100.00 lei']],
    ['without a word about VAT', undefined, '100.00', ['100.00 lei']],
    ['whose VAT is not known yet', 'awaited', '100.00', ['…']],
    ['whose VAT could not be loaded', 'failed', '100.00', []],
  ] satisfies [string, PriceProps['vat'], string, string[]][])('%s', async (_, of, amount, shown) =>
    expect(await textsOf('b', { amount, vat: of })).toEqual(shown),
  );

  it('compares each amount with its own former price', async () => {
    const price = { amount: '100.00', compareAt: '125.00', vat: vat() };
    expect(await textsOf('s', price)).toEqual(['Was 125.00 lei', 'Was 151.25 lei']);
  });
});
