import { minorToDecimal } from '@kp/commerce';
import { DEFAULT_LANGUAGE, formatMoney, isLanguageCode, type LanguageCode } from '@kp/i18n';
import type { MailContent } from '../domain/mail';
import type { AlertedProduct } from '../domain/product-alert';
import type { GuestAlertMail } from '../guest-alerts';
import type { DueGuestAlert } from '../persistence/guest-alert.repository';
import type { UnsubscribeUrls } from '../unsubscribe-links';
import {
  html,
  mailButton,
  mailLayout,
  mailTranslator,
  type ShopContact,
  type Translate,
} from './mail-template';
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
export async function guestAlertLinkMail(
  { language: code, name, url }: GuestAlertMail,
  shop: ShopContact,
): Promise<MailContent> {
  const language = isLanguageCode(code) ? code : DEFAULT_LANGUAGE;
  const { t } = await mailTranslator(language);
  const title = t('mail:guestAlert.linkTitle');
  const intro = t('mail:guestAlert.linkIntro', { name });
  const button = t('mail:guestAlert.linkButton');
  const [ignore, reason] = [
    t('mail:guestAlert.linkIgnore'),
    t('mail:conversation.reason', { shop: shop.name }),
  ];
  const [greeting, signature] = [t('mail:greetingPlain'), t('mail:signature', { shop: shop.name })];
  const content = html`<p>${greeting}</p>
    <p>${intro}</p>
    ${mailButton({ label: button, url })}
    <p>${ignore}</p>
    <p>${signature}</p>`;
  return {
    kind: 'guest-alert-link',
    cap: LINK_CAP,
    language,
    subject: oneLine(t('mail:guestAlert.linkSubject', { name }), MAX_SUBJECT_LENGTH),
    text: [greeting, intro, `${button}: ${url}`, ignore, signature, reason].join('\n\n'),
    html: mailLayout({
      shop,
      language,
      title,
      preview: intro,
      content,
      footer: [reason],
    }),
  };
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
  const greeting = greetingOf(t, firstName);
  const intro = t('mail:productAlert.intro');
  const limited = t('mail:productAlert.notReserved');
  const reason = t(reasonKey, { shop: shop.name });
  const view = t('mail:productAlert.view');
  const unsubscribeLabel = t('mail:unsubscribe');
  const signature = t('mail:signature', { shop: shop.name });
  const content = html`<p>${greeting}</p>
    <p>${intro}</p>
    ${news.map(
      ({ text, gross, url }) =>
        html`<p><span dir="auto">${text}</span><br />${gross && html`${gross}<br />`}<a href="${url}">${view}</a></p>`,
    )}
    <p>${limited}</p>
    <p>${signature}</p>
    ${unsubscribe && html`<p><a href="${unsubscribe.page}">${unsubscribeLabel}</a></p>`}`;
  return {
    kind: 'product-alert',
    language,
    unsubscribeUrl: unsubscribe?.oneClick,
    subject: oneLine(only ? only.text : t('mail:productAlert.severalSubject'), MAX_SUBJECT_LENGTH),
    text: [
      greeting,
      intro,
      ...news.map(({ text, gross, url }) => [text, ...(gross ? [gross] : []), `${view}: ${url}`].join('\n')),
      limited,
      signature,
      [reason, ...(unsubscribe ? [`${unsubscribeLabel}: ${unsubscribe.page}`] : [])].join('\n'),
    ].join('\n\n'),
    html: mailLayout({
      shop,
      language,
      title,
      preview: news.map(({ text }) => text).join(' · '),
      content,
      footer: [reason],
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
