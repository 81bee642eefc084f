import { createI18n, createTranslator, loadMessages } from '.';

describe('texts', () => {
  it('are there as soon as the instance is created', async () => {
    const i18n = createI18n('en', await loadMessages('en', ['common']));
    expect(i18n.t('cartToast.addedDescription', { name: 'Day dots' })).toBe(
      'Day dots has been added to your cart',
    );
  });

  it('have nothing of their own that every component would copy, and still follow a change of language', async () => {
    const i18n = createI18n('en', await loadMessages('en', ['common']));
    expect(Object.keys(i18n)).toEqual([]);
    const german = await loadMessages('de', ['common']);
    i18n.addResourceBundle('de', 'common', german.de!.common!);
    await i18n.changeLanguage('de');
    expect(i18n.language).toBe('de');
    expect(i18n.t('actions.close')).toBe('Schließen');
  });

  it('are put together once for the same values, until texts are added', async () => {
    const i18n = createI18n('en', structuredClone(await loadMessages('en', ['common'])));
    const t = i18n.getFixedT('en', 'common');
    const cart = (count: number) => t('header.cartBadge', { count });
    expect([t('actions.close'), cart(1), cart(2)]).toEqual(['Close', 'Cart, 1 item', 'Cart, 2 items']);
    i18n.addResource('en', 'common', 'actions.close', 'Shut', { silent: true });
    i18n.addResource('en', 'common', 'header.cartBadge_other', '{{count}} things', { silent: true });
    expect([t('actions.close'), cart(2), cart(3)]).toEqual(['Close', 'Cart, 2 items', '3 things']);
    expect(i18n.getFixedT('en', 'common')).toBe(t);
    i18n.addResourceBundle('en', 'common', { actions: { undo: 'Back' } }, true, true);
    expect([t('actions.close'), i18n.getFixedT('en', 'common')('actions.close')]).toEqual(['Shut', 'Shut']);
    expect(i18n.getFixedT('de', 'common')).not.toBe(i18n.getFixedT('en', 'common'));
  });

  it('count in the plural form of the language', async () => {
    const { t } = createTranslator('en', await loadMessages('en', ['common']));
    expect([0, 1, 2].map((count) => t('header.cartBadge', { count }))).toEqual([
      'Cart, empty',
      'Cart, 1 item',
      'Cart, 2 items',
    ]);
  });

  it('fall back to English, then to the supplied default, then to the key', async () => {
    const { t } = createTranslator('ro', {
      ...(await loadMessages('en', ['common'])),
      ro: { common: { actions: { undo: 'Anulează' } } },
    });
    expect(t('actions.undo')).toBe('Anulează');
    expect(t('actions.cancel')).toBe('Cancel');
    const unknown = 'categories.no-such' as 'categories.food-labels';
    expect(t(unknown, { defaultValue: 'Ovens' })).toBe('Ovens');
    expect(t(unknown)).toBe('categories.no-such');
  });

  it('write a count as the language writes numbers, and nothing else so', async () => {
    const german = createTranslator('de', await loadMessages('de', ['common'])).t;
    expect(german('header.cartBadge', { count: 1234 })).toContain('1.234');
    expect(german('footer.vatNumber', { number: 2026 })).toContain('2026');
  });

  it('keep what is inserted in its own direction, in Arabic only', async () => {
    const arabic = createTranslator('ar', await loadMessages('ar', ['common'])).t;
    const text = arabic('order.number', { orderNumber: 'ORD-2026-000041' });
    expect(text).toContain('\u2068ORD-2026-000041\u2069');
    expect(arabic('product.save', { amount: '\u2066$5.40\u2069' })).toContain(' \u2066$5.40\u2069');
    expect(arabic('product.addToCartNamed', { name: 'Pan' })).toMatch(/ \u2068Pan\u2069$/);
    const english = createTranslator('en', await loadMessages('en', ['common'])).t;
    expect(english('order.number', { orderNumber: 'ORD-2026-000041' })).toBe('Order ORD-2026-000041');
  });

  it('are not escaped a second time', async () => {
    const { t } = createTranslator('en', await loadMessages('en', ['common']));
    expect(t('cartToast.addedDescription', { name: 'Salt & Pepper <set>' })).toBe(
      'Salt & Pepper <set> has been added to your cart',
    );
  });
});
