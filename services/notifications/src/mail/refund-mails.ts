import { type CurrencyCode, money } from '@kp/commerce';
import { formatMoney, type LanguageCode } from '@kp/i18n';
import type { MailDraft } from '../domain/mail';
import { mailTranslator } from './mail-translator';
import { type OrderMailFacts, orderMail } from './order-mail';
import type { ShopFacts } from './shop-facts';

/** Tells a buyer that the goods were gone when the payment came, and that all of it goes back. */
export async function outOfStockNotice(order: OrderMailFacts, shop: ShopFacts): Promise<MailDraft> {
  const { t } = await mailTranslator(order.language);
  const { orderNumber, lines } = order;
  const amount = formatted(order.totalMinor, order);
  return orderMail(order, shop, {
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
  order: OrderMailFacts,
  amountMinor: number,
  shop: ShopFacts,
): Promise<MailDraft> {
  const { t } = await mailTranslator(order.language);
  const { orderNumber, paymentMethod } = order;
  const amount = formatted(amountMinor, order);
  return orderMail(order, shop, {
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

function formatted(
  minor: number,
  { currency, language }: { currency: CurrencyCode; language: LanguageCode },
): string {
  return formatMoney(money(minor, currency), language);
}
