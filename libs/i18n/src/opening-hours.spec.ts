import { createTranslator, loadMessages, openingHoursText } from '.';

it('opening hours of the seed are translated, others are shown as the shop wrote them', async () => {
  const { t } = createTranslator('ro', await loadMessages('ro', ['common']));
  expect(openingHoursText(t, 'Mon-Fri 9-5 EET')).toBe('Luni–vineri, 9:00–17:00 (EET)');
  expect(openingHoursText(t, '')).toBe('');
  expect(openingHoursText(t, 'Mo-Sa 8-20')).toBe('Mo-Sa 8-20');
});

it('inserted quantities are grouped as the language does, numbers that name something are not', async () => {
  const { t } = createTranslator('de', await loadMessages('de', ['common', 'checkout', 'adminCatalog']));
  expect(t('checkout:summary.line', { quantity: 1200, price: '5 €' })).toContain('1.200');
  expect(t('adminCatalog:bulk.job', { id: 1200 })).toContain('1200');
});
