import { isCurrencyCode, money, SHOP_CURRENCY } from '@kp/commerce';
import { formatMoney, type LanguageCode } from '@kp/i18n';
import type { MailContent } from '../domain/mail';
import type { AlertedProduct } from '../domain/product-alert';
import type { UnsubscribeUrls } from '../unsubscribe-links';
import { html, mailLayout, mailTranslator, type ShopContact, type Translate } from './mail-template';
import { greetingOf } from './order-mail';
import { oneLine } from './typed-text';

const MAX_SUBJECT_LENGTH = 200;

export interface DueAlertMail {
  email: string;
  firstName: string;
  language: LanguageCode;
  products: readonly AlertedProduct[];
  unsubscribe: UnsubscribeUrls;
}

/** All alerts of an account that one sweep found. */
export async function alertMail(
  { firstName, language, products, unsubscribe }: DueAlertMail,
  shop: ShopContact,
): Promise<MailContent> {
  const { t } = await mailTranslator(language);
  const publicUrl = shop.publicUrl.replace(/\/$/, '');
  const news = products.map((product) => ({
    ...product,
    text: newsOf(product, t, language),
    url: `${publicUrl}/products/${product.slug}`,
  }));
  const [only] = news.length === 1 ? news : [];
  const title = only ? only.text : t('mail:productAlert.severalSubject');
  const greeting = greetingOf(t, firstName);
  const intro = t('mail:productAlert.intro');
  const limited = t('mail:productAlert.notReserved');
  const reason = t('mail:productAlert.reason', { shop: shop.name });
  const view = t('mail:productAlert.view');
  const unsubscribeLabel = t('mail:unsubscribe');
  const signature = t('mail:signature');
  const content = html`<p>${greeting}</p>
    <p>${intro}</p>
    ${news.map(
      ({ text, url }) => html`<p><span dir="auto">${text}</span><br /><a href="${url}">${view}</a></p>`,
    )}
    <p>${limited}</p>
    <p>${signature}</p>
    <p><a href="${unsubscribe.page}">${unsubscribeLabel}</a></p>`;
  return {
    kind: 'product-alert',
    language,
    unsubscribeUrl: unsubscribe.oneClick,
    subject: oneLine(only ? only.text : t('mail:productAlert.severalSubject'), MAX_SUBJECT_LENGTH),
    text: [
      greeting,
      intro,
      ...news.map(({ text, url }) => `${text}\n${view}: ${url}`),
      limited,
      signature,
      `${reason}\n${unsubscribeLabel}: ${unsubscribe.page}`,
    ].join('\n\n'),
    html: mailLayout({
      language,
      title,
      preview: news.map(({ text }) => text).join(' · '),
      content,
      footer: [reason],
    }),
  };
}

function newsOf(product: AlertedProduct, t: Translate, language: LanguageCode): string {
  const { kind, name } = product;
  const currency = isCurrencyCode(product.currency) ? product.currency : SHOP_CURRENCY;
  const amount = (minor: number) => formatMoney(money(minor, currency), language);
  const price = amount(product.priceMinor);
  return kind === 'restock'
    ? t('mail:productAlert.restocked', { name, price })
    : t('mail:productAlert.priceDropped', { name, price, formerPrice: amount(product.formerPriceMinor) });
}
