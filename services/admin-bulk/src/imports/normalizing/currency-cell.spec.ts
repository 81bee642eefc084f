import { amountCell, otherCurrency, otherCurrencyOfHead, otherCurrencyOfTitle } from './currency-cell';

it.each([
  ['129 zł', '129', 'PLN'],
  ['45.00 ر.س', '45.00', 'SAR'],
  ['٤٥٫٥٠ ريال', '45.50', 'ريال'],
  ['AED 1,250.00', '1,250.00', 'AED'],
  ['₺ 99', '99', 'TRY'],
  ['1.234,50 lei', '1.234,50', 'RON'],
  ['12,50 €', '12,50', null],
  ['12,50', '12,50', null],
  ['12 buc', '12 buc', null],
  ['12-15 €', '12-15 €', null],
])('%s is %s, in another currency than the euro: %s', (text, amount, other) => {
  const cell = amountCell(text);
  expect(cell.amount).toBe(amount);
  expect(cell.currency && otherCurrency(cell.currency, 'EUR')).toBe(other);
});

it('a dollar may be that of the shop', () => expect(otherCurrency('$', 'USD')).toBeNull());

it.each([
  ['Cena netto [PLN]', 'PLN'],
  ['Preţ vânzare (lei fără TVA)', 'RON'],
  ['Price USD', 'USD'],
  ['EK netto €', null],
  ['Preis', null],
  ['Precio (EUR, sin IVA)', null],
  ['Price (AED)', 'AED'],
  ['السعر (ريال)', 'ريال'],
  ['Prezzo (cf)', null],
  ['Prix (l)', null],
  ['Prezzo (lt)', null],
  ['Price (all sizes)', null],
  ['TOP PRICE', null],
  ['Prix CUP', null],
])('the head %s names another currency than the euro: %s', (head, other) =>
  expect(otherCurrencyOfHead(head, 'EUR')).toBe(other),
);

it.each([
  ['Applicable au 01/01 - prix en euros', 'EUR'],
  ['Stand: 18.01. – Preise netto in EUR / Kunde 20', 'EUR'],
  ['Portes pagados a partir de 300 €', 'EUR'],
  ['cennik_PLN_2027.csv', 'PLN'],
  ['قائمة أسعار – الأسعار بالريال', 'ريال'],
  ['Prices in USD, EUR on request', null],
  ['Fr. Müller, top list 2027.xlsx', null],
])('the title %s names another currency than the dollar: %s', (title, other) =>
  expect(otherCurrencyOfTitle(title, 'USD')).toBe(other),
);
