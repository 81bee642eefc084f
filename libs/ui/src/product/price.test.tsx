import { render } from '@testing-library/react';
import { Price, type PriceVat } from './price';

const vat = (changes: Partial<PriceVat> = {}): PriceVat => ({
  rate: 0.21,
  isIncluded: false,
  isBothDue: true,
  ...changes,
});
const textsOf = (of: PriceVat | undefined, amount: string) => {
  const { container } = render(<Price amount={amount} currency="RON" vat={of} />);
  return [...container.querySelectorAll('b')].map(({ textContent }) => textContent?.replace(/\s/g, ' '));
};

describe('a price', () => {
  it.each([
    ['entered without VAT', vat(), '100.00', ['100.00 lei', '121.00 lei']],
    ['entered with VAT', vat({ isIncluded: true }), '121.00', ['100.00 lei', '121.00 lei']],
    ['of a shop without VAT', vat({ rate: 0 }), '100.00', ['100.00 lei']],
    ['without a word about VAT', undefined, '100.00', ['100.00 lei']],
  ])('%s', (_, of, amount, shown) => expect(textsOf(of, amount)).toEqual(shown));

  it('compares each amount with its own former price', () => {
    const { container } = render(<Price amount="100.00" compareAt="125.00" currency="RON" vat={vat()} />);
    const former = [...container.querySelectorAll('s')].map(({ textContent }) => textContent);
    expect(former.map((text) => text?.replace(/\s/g, ' '))).toEqual(['Was 125.00 lei', 'Was 151.25 lei']);
  });
});
