import { minorToDecimal } from '@kp/commerce';
import { DEFAULT_LANGUAGE, formatMoney, isLanguageCode, type LanguageCode } from '@kp/i18n';
import type { MailContent } from '../domain/mail';
import type { AlertedProduct } from '../domain/product-alert';
import type { GuestAlertMail } from '../guest-alerts';
import type { DueGuestAlert } from '../persistence/guest-alert.repository';
import type { UnsubscribeUrls } from '../unsubscribe-links';
import { letter, type MailBlock, paragraph } from './letter';
import { html, mailTranslator, type ShopContact, type Translate } from './mail-template';
import { confirmationLinkMail } from './newsletter-mail';
import { greetingOf } from './order-mail';
import { oneLine } from './typed-text';

const MAX_SUBJECT_LENGTH = 200;

/** Limits abuse: anybody can enter anybody's email. */
const LINK_CAP = { kinds: ['guest-alert-link'], maxPerDay: 5 };

export interface DueAlertMail {
  email: string;
  firstName: string;
  language: LanguageCode;
  products: readonly AlertedProduct[];
  unsubscribe: UnsubscribeUrls;
}

/** All alerts of an account that one run found. */
export function alertMail(due: DueAlertMail, shop: ShopContact): Promise<MailContent> {
  return newsMail(due, shop, 'mail:productAlert.reason');
}

/** It ended with this mail, and its email is deleted. */
export function guestAlertMail(
  { language: code, ...product }: DueGuestAlert,
  shop: ShopContact,
): Promise<MailContent> {
  const language = isLanguageCode(code) ? code : DEFAULT_LANGUAGE;
  return newsMail({ firstName: '', language, products: [product] }, shop, 'mail:guestAlert.reason');
}

/** The email may be a stranger's, so nothing but the name of the product is in it. */
export function guestAlertLinkMail(link: GuestAlertMail, shop: ShopContact): Promise<MailContent> {
  const { name } = link;
  return confirmationLinkMail(link, shop, (t) => ({
    kind: 'guest-alert-link',
    cap: LINK_CAP,
    subject: oneLine(t('mail:guestAlert.linkSubject', { name }), MAX_SUBJECT_LENGTH),
    title: t('mail:guestAlert.linkTitle'),
    intro: t('mail:guestAlert.linkIntro', { name }),
    button: t('mail:guestAlert.linkButton'),
  }));
}

type AlertNews = Omit<DueAlertMail, 'email' | 'unsubscribe'> & Partial<Pick<DueAlertMail, 'unsubscribe'>>;

async function newsMail(
  { firstName, language, products, unsubscribe }: AlertNews,
  shop: ShopContact,
  reasonKey: 'mail:productAlert.reason' | 'mail:guestAlert.reason',
): Promise<MailContent> {
  const { t } = await mailTranslator(language);
  const publicUrl = shop.publicUrl.replace(/\/$/, '');
  const news = products.map((product) => ({
    ...product,
    text: newsOf(product, t, language),
    gross: grossOf(product, t, language),
    url: `${publicUrl}/products/${product.slug}`,
  }));
  const [only] = news.length === 1 ? news : [];
  const title = only ? only.text : t('mail:productAlert.severalSubject');
  const view = t('mail:productAlert.view');
  const newsBlock = ({ text, gross, url }: (typeof news)[number]): MailBlock => ({
    text: [text, ...(gross ? [gross] : []), `${view}: ${url}`].join('\n'),
    html: html`<p><span dir="auto">${text}</span><br />${gross && html`${gross}<br />`}<a href="${url}">${view}</a></p>`,
  });
  return {
    kind: 'product-alert',
    unsubscribeUrl: unsubscribe?.oneClick,
    subject: oneLine(title, MAX_SUBJECT_LENGTH),
    ...letter({
      t,
      shop,
      language,
      title,
      preview: news.map(({ text }) => text).join(' · '),
      blocks: [
        ...[greetingOf(t, firstName), t('mail:productAlert.intro')].map(paragraph),
        ...news.map(newsBlock),
        paragraph(t('mail:productAlert.notReserved')),
      ],
      reasons: [t(reasonKey, { shop: shop.name })],
      namesPhone: false,
      unsubscribe,
    }),
  };
}

function newsOf(product: AlertedProduct, t: Translate, language: LanguageCode): string {
  const { kind, name, currency } = product;
  const amount = (minor: number) => formatMoney({ amount: minorToDecimal(minor), currency }, language);
  const price = amount(product.priceMinor);
  return kind === 'restock'
    ? t('mail:productAlert.restocked', { name, price })
    : t('mail:productAlert.priceDropped', { name, price, formerPrice: amount(product.formerPriceMinor) });
}

/** What consumers pay, beside the price that the shop keeps. */
function grossOf({ grossMinor, currency }: AlertedProduct, t: Translate, language: LanguageCode): string {
  if (!grossMinor) return '';
  const price = formatMoney({ amount: minorToDecimal(grossMinor), currency }, language);
  return t('common:product.withVat', { price });
}
