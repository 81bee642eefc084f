import { type CurrencyCode, money } from '@kp/commerce';
import { directionOf, formatMoney, type LanguageCode } from '@kp/i18n';
import type { MailDraft } from '../domain/mail';
import { html } from './html';
import { mailLayout } from './mail-layout';
import { mailTranslator } from './mail-translator';
import type { OrderFacts } from './order-facts';
import type { ShopFacts } from './shop-facts';

/** What a mail about money that goes back says of its order. */
export type RefundedOrder = Pick<
  OrderFacts,
  'orderNumber' | 'email' | 'language' | 'currency' | 'totalMinor' | 'paymentMethod' | 'lines' | 'statusUrl'
> & { shippingAddress: { firstName: string } };

/** Tells a buyer that the goods were gone when the payment came, and that all of it goes back. */
export async function outOfStockNotice(order: RefundedOrder, shop: ShopFacts): Promise<MailDraft> {
  const { t } = await mailTranslator(order.language);
  const { orderNumber, lines } = order;
  const amount = formatted(order.totalMinor, order);
  return refundMail(order, shop, {
    kind: 'out-of-stock',
    subject: t('mail:outOfStock.subject', { orderNumber }),
    title: t('mail:outOfStock.title'),
    paragraphs: [
      t('mail:outOfStock.intro', { orderNumber }),
      t('mail:outOfStock.refund', { amount }),
      t('mail:outOfStock.noGoods'),
    ],
    list: lines.map(({ productName: name, quantity }) => t('mail:outOfStock.line', { quantity, name })),
  });
}

/** Tells a buyer that money has gone back. */
export async function refundNotice(
  order: RefundedOrder,
  amountMinor: number,
  shop: ShopFacts,
): Promise<MailDraft> {
  const { t } = await mailTranslator(order.language);
  const { orderNumber, paymentMethod } = order;
  const amount = formatted(amountMinor, order);
  return refundMail(order, shop, {
    kind: 'refund',
    subject: t('mail:refund.subject', { orderNumber }),
    title: t('mail:refund.title'),
    paragraphs: [
      t('mail:refund.intro', { amount, orderNumber }),
      t('mail:refund.way', { method: t(`paymentMethod.${paymentMethod}`) }),
    ],
    list: [],
  });
}

interface RefundTexts {
  kind: string;
  subject: string;
  title: string;
  paragraphs: string[];
  /** Stands after the first paragraph. */
  list: string[];
}

async function refundMail(order: RefundedOrder, shop: ShopFacts, texts: RefundTexts): Promise<MailDraft> {
  const { language, statusUrl, shippingAddress } = order;
  const { t } = await mailTranslator(language);
  const greeting = t('mail:greeting', { name: shippingAddress.firstName });
  const [first = '', ...rest] = texts.paragraphs;
  const view = t('mail:orderConfirmation.viewOrder');
  const footer = [t('mail:questions', { phone: shop.phone }), t('mail:reason', { shop: shop.publicUrl })];
  const content = html`<p>${greeting}</p>
    <p>${first}</p>
    ${texts.list.map((line) => html`<p><span dir="auto">${line}</span></p>`)}
    ${rest.map((paragraph) => html`<p>${paragraph}</p>`)}
    <p><a href="${statusUrl}">${view}</a></p>
    <p>${t('mail:signature')}</p>`;
  const text = [
    greeting,
    first,
    ...texts.list,
    ...rest,
    `${view}: ${statusUrl}`,
    t('mail:signature'),
    footer.join('\n'),
  ];
  return {
    kind: texts.kind,
    to: order.email,
    language,
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

function formatted(
  minor: number,
  { currency, language }: { currency: CurrencyCode; language: LanguageCode },
): string {
  return formatMoney(money(minor, currency), language);
}
