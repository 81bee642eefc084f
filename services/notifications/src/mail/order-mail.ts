import { greetedName } from '@kp/commerce';
import type { OrderMailView } from '@kp/orders';
import type { MailContent } from '../domain/mail';
import type { UnsubscribeUrls } from '../unsubscribe-links';
import { html, mailLayout, mailTranslator, type ShopContact, type Translate } from './mail-template';
import { harmlessName } from './typed-text';

export interface OrderMailTexts extends Pick<MailContent, 'kind' | 'cap' | 'uniqueKey' | 'attachment'> {
  subject: string;
  title: string;
  paragraphs: string[];
  /** Shown after the first paragraph. */
  list?: string[];
  link?: { label: string; url: string };
  /** The link leads to the order itself. */
  hasOwnLink?: boolean;
  /** Why the recipient gets it; by default, because of an order. */
  reasons?: string[];
  /** For mails that are sent only while a preference is on. */
  unsubscribe?: UnsubscribeUrls;
}

/** Limits abuse: a guest can order with anybody's email. Paid orders and orders of customers are always mailed. */
export function unpaidGuestCap(
  { userId, paymentStatus }: Pick<OrderMailView, 'userId' | 'paymentStatus'>,
  cap: NonNullable<MailContent['cap']>,
): MailContent['cap'] {
  return userId === null && paymentStatus === 'unpaid' ? cap : undefined;
}

/** Greets by name only when the text looks like a name, because the email may belong to a stranger. */
export function greetingOf(t: Translate, firstName: string): string {
  const name = harmlessName(firstName);
  return name === null ? t('mail:greetingPlain') : t('mail:greeting', { name });
}

export async function orderMail(
  order: OrderMailView,
  shop: ShopContact,
  { kind, cap, uniqueKey, attachment, subject, title, paragraphs, list = [], link, ...more }: OrderMailTexts,
): Promise<MailContent> {
  const { language, statusUrl } = order;
  const { t } = await mailTranslator(language);
  const greeting = greetingOf(t, greetedName(order.shippingAddress));
  const [first = '', ...rest] = paragraphs;
  const view = { label: t('mail:orderConfirmation.viewOrder'), url: statusUrl };
  const links = link ? [link, ...(more.hasOwnLink ? [] : [view])] : [view];
  const { reasons = [t('mail:reason', { shop: shop.name })], unsubscribe } = more;
  const unsubscribeLabel = t('mail:unsubscribe');
  const footer = [t('mail:questions', { phone: shop.phone }), ...reasons];
  const content = html`<p>${greeting}</p>
    <p>${first}</p>
    ${list.map((line) => html`<p><span dir="auto">${line}</span></p>`)}
    ${rest.map((paragraph) => html`<p>${paragraph}</p>`)}
    ${links.map(({ label, url }) => html`<p><a href="${url}">${label}</a></p>`)}
    <p>${t('mail:signature', { shop: shop.name })}</p>
    ${unsubscribe && html`<p><a href="${unsubscribe.page}">${unsubscribeLabel}</a></p>`}`;
  const text = [
    greeting,
    first,
    ...list,
    ...rest,
    ...links.map(({ label, url }) => `${label}: ${url}`),
    t('mail:signature', { shop: shop.name }),
    [...footer, ...(unsubscribe ? [`${unsubscribeLabel}: ${unsubscribe.page}`] : [])].join('\n'),
  ];
  return {
    kind,
    language,
    cap,
    uniqueKey,
    attachment,
    unsubscribeUrl: unsubscribe?.oneClick,
    subject,
    text: text.join('\n\n'),
    html: mailLayout({
      shopName: shop.name,
      language,
      title,
      preview: first,
      content,
      footer,
    }),
  };
}
