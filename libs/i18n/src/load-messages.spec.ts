import { createI18n, createTranslator, ensureMessages, loadMessages, switchLanguage } from '.';
import { fillMissing } from './fill-missing';
import type { LanguageCode } from './languages';

describe('loading texts', () => {
  it('answers the namespaces asked for, under the language', async () => {
    const messages = await loadMessages('en', ['common', 'mail']);
    expect(Object.keys(messages)).toEqual(['en']);
    expect(Object.keys(messages.en!)).toEqual(['common', 'mail']);
    expect(messages.en!.mail!.greetingPlain).toBe('Hello,');
  });

  it('answers plain data that a page can carry inline', async () => {
    const messages = await loadMessages('en', ['common']);
    expect(JSON.parse(JSON.stringify(messages))).toEqual(messages);
  });

  it('of a language without any fills it with the English set', async () => {
    const klingon = 'tlh' as LanguageCode;
    const { t } = createTranslator(klingon, await loadMessages(klingon, ['common']));
    expect(t('actions.undo')).toBe('Undo');
    expect(t('header.cartBadge', { count: 2 })).toBe('Cart, 2 items');
  });
});

describe('filling with English', () => {
  const english = {
    save: 'Save',
    cart: { title: 'Cart', items_one: '{{count}} item', items_other: '{{count}} items' },
  };

  it('keeps what is translated and adds what is missing, at every depth', () => {
    expect(fillMissing({ cart: { title: 'Coș' } }, english)).toMatchObject({
      save: 'Save',
      cart: { title: 'Coș' },
    });
  });

  it('takes no English singular into a language that has one form only', () => {
    const filled = fillMissing({ cart: { items_other: '{{count}}点' } }, english);
    expect(filled.cart).not.toHaveProperty('items_one');
  });

  it('counts in English in a language whose plural forms English lacks', () => {
    const texts = fillMissing({}, { common: english }).common as typeof english;
    const { t } = createTranslator('ro', { ro: { common: texts } });
    const key = 'cart.items' as 'header.cartBadge';
    expect([1, 3, 25].map((count) => t(key, { count }))).toEqual(['1 item', '3 items', '25 items']);
  });
});

describe('a running instance', () => {
  it('gets the texts of an area before that area renders', async () => {
    const i18n = createI18n('en', await loadMessages('en', ['common']));
    expect(i18n.t('shop:getQuote')).toBe('getQuote');
    await ensureMessages(i18n, ['common', 'shop']);
    expect(i18n.t('shop:getQuote')).toBe('Get a quote');
  });

  it('gets an area’s texts in the language that is shown when they arrive', async () => {
    const i18n = createI18n('en', await loadMessages('en', ['common']));
    const area = ensureMessages(i18n, ['shop']);
    await switchLanguage(i18n, 'ro');
    await area;
    expect(i18n.hasResourceBundle('ro', 'shop')).toBe(true);
  });

  it('keeps its language when another one was chosen meanwhile', async () => {
    const i18n = createI18n('en', await loadMessages('en', ['common']));
    await switchLanguage(i18n, 'ro', () => false);
    expect(i18n.language).toBe('en');
  });

  it('switches language with all namespaces in use', async () => {
    const i18n = createI18n('en', await loadMessages('en', ['common', 'shop']));
    await switchLanguage(i18n, 'ro');
    expect(i18n.language).toBe('ro');
    expect(i18n.hasResourceBundle('ro', 'shop')).toBe(true);
    expect(i18n.hasResourceBundle('ro', 'admin')).toBe(false);
    expect(i18n.t('shop:failed.cart')).toBe(i18n.getFixedT('ro', 'shop')('failed.cart'));
  });
});
