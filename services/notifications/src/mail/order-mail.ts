import { directionOf } from '@kp/i18n';
import type { MailDraft } from '../domain/mail';
import { html } from './html';
import { mailLayout } from './mail-layout';
import { mailTranslator } from './mail-translator';
import type { OrderFacts } from './order-facts';
import type { ShopFacts } from './shop-facts';
import { harmlessName } from './typed-text';

export type OrderMailFacts = Pick<
  OrderFacts,
  'orderNumber' | 'email' | 'language' | 'currency' | 'totalMinor' | 'paymentMethod' | 'lines' | 'statusUrl'
> & { shippingAddress: { firstName: string } };

export interface OrderMailTexts extends Pick<MailDraft, 'kind' | 'cap'> {
  subject: string;
  title: string;
  paragraphs: string[];
  /** Stands after the first paragraph. */
  list: string[];
  /** Shown before the link to the order. */
  link?: { label: string; url: string };
}

type Translate = Awaited<ReturnType<typeof mailTranslator>>['t'];

/**
 * Anybody can order with anybody's address, so a mailbox gets no more mails than `cap` about orders of guests that nobody
 * paid for. What was paid, or ordered signed in, is always mailed.
 */
export function strangersCap(
  { userId, paymentStatus }: Pick<OrderFacts, 'userId' | 'paymentStatus'>,
  cap: NonNullable<MailDraft['cap']>,
): MailDraft['cap'] {
  return userId === null && paymentStatus === 'unpaid' ? cap : undefined;
}

/** Strangers can be sent an order: the name is left out unless it looks like one. */
export function greetingOf(t: Translate, order: { shippingAddress: { firstName: string } }): string {
  const name = harmlessName(order.shippingAddress.firstName);
  return name === null ? t('mail:greetingPlain') : t('mail:greeting', { name });
}

/** A mail of some sentences about an order, with the link under which its buyer follows it. */
export async function orderMail(
  order: OrderMailFacts,
  shop: ShopFacts,
  texts: OrderMailTexts,
): Promise<MailDraft> {
  const { language, statusUrl } = order;
  const { t } = await mailTranslator(language);
  const greeting = greetingOf(t, order);
  const [first = '', ...rest] = texts.paragraphs;
  const view = { label: t('mail:orderConfirmation.viewOrder'), url: statusUrl };
  const links = texts.link ? [texts.link, view] : [view];
  const footer = [t('mail:questions', { phone: shop.phone }), t('mail:reason', { shop: shop.publicUrl })];
  const content = html`<p>${greeting}</p>
    <p>${first}</p>
    ${texts.list.map((line) => html`<p><span dir="auto">${line}</span></p>`)}
    ${rest.map((paragraph) => html`<p>${paragraph}</p>`)}
    ${links.map(({ label, url }) => html`<p><a href="${url}">${label}</a></p>`)}
    <p>${t('mail:signature')}</p>`;
  const text = [
    greeting,
    first,
    ...texts.list,
    ...rest,
    ...links.map(({ label, url }) => `${label}: ${url}`),
    t('mail:signature'),
    footer.join('\n'),
  ];
  return {
    kind: texts.kind,
    to: order.email,
    language,
    cap: texts.cap,
    subject: texts.subject,
    text: text.join('\n\n'),
    html: mailLayout({
      language,
      direction: directionOf(language),
      title: texts.title,
      preview: first,
      content,
      footer,
    }),
  };
}
