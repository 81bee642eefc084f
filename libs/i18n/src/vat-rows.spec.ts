import type { TaxCategory } from '@kp/commerce';
import { createTranslator } from './index';
import { LANGUAGE_CODES } from './languages';
import { loadMessages } from './load-messages';
import { totalLabel, vatRows } from './vat-rows';

const lineOf = (category: TaxCategory) => ({
  category,
  rate: category === 'S' ? 0.19 : 0,
  tax: '0.00',
  removed: '0.00',
});

it.each<[TaxCategory[], string]>([
  [['S'], 'totals.withVat'],
  [['Z'], 'totals.total'],
  [['S', 'E'], 'totals.withVat'],
  [['E'], 'totals.total'],
  [['K'], 'totals.total'],
  [['G'], 'totals.total'],
  [['O'], 'totals.total'],
])('the sum of an order of %p is called %s', (categories, label) => {
  expect(totalLabel(categories.map(lineOf))).toBe(label);
});

it('an order to a company of another member state is called as its invoice calls it, in every language', async () => {
  const named = await Promise.all(
    LANGUAGE_CODES.map(async (language) => {
      const { t } = createTranslator(language, await loadMessages(language, ['common', 'invoice']));
      const order = { taxLines: [lineOf('K')], isTaxIncluded: false, shipping: '25.00' };
      const [row] = vatRows(order, t, language);
      const [term] = t('invoice:exemption.intraCommunity').split(/[,،，（]/u) as [string];
      return row!.label.toLowerCase().includes(term.toLowerCase()) ? [] : [language, row!.label, term];
    }),
  );
  expect(named.flat()).toEqual([]);
});
