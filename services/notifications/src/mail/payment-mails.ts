import { type CurrencyCode, money } from '@kp/commerce';
import { formatMoney, type LanguageCode } from '@kp/i18n';
import type { CheckoutMailView, OrderMailView, OrderRefunded } from '@kp/orders';
import type { MailContent } from '../domain/mail';
import { letter, buttonBlock, paragraph } from './letter';
import { mailTranslator, type ShopContact } from './mail-template';
import { allItemsOf, greetingOf, orderMail } from './order-mail';
import { isToldByCancellation, requestOfRefund } from './status-mails';

const DECLINED_CAP = { kinds: ['payment-declined'], maxPerDay: 10 };
const MISMATCHED_CAP = { kinds: ['payment-mismatched'], maxPerDay: 10 };

export async function outOfStockMail(order: OrderMailView, shop: ShopContact): Promise<MailContent> {
  const { t } = await mailTranslator(order.language);
  const { orderNumber } = order;
  return orderMail(order, shop, {
    kind: 'out-of-stock',
    subject: t('mail:outOfStock.subject', { orderNumber }),
    title: t('mail:outOfStock.title'),
    paragraphs: [
      t('mail:outOfStock.intro', { orderNumber }),
      t('mail:outOfStock.refund', { amount: amountOf(order.totalMinor, order) }),
      t('mail:outOfStock.noGoods'),
    ],
    items: allItemsOf(order, t),
  });
}

/** @returns null when the mail about the cancellation has said it */
export async function refundMail(
  order: OrderMailView,
  shop: ShopContact,
  { eventId }: OrderRefunded,
): Promise<MailContent | null> {
  if (isToldByCancellation(order, eventId)) return null;
  const { t } = await mailTranslator(order.language);
  const { orderNumber, paymentMethod } = order;
  const amountMinor = order.history.find(({ id }) => id === eventId)?.amountMinor ?? 0;
  // The number of a return, whose refund was requested when it was decided.
  const returnNumber = requestOfRefund(order, eventId)?.note;
  return orderMail(order, shop, {
    kind: 'refund',
    subject: returnNumber
      ? t('mail:returnRefunded.subject', { returnNumber })
      : t('mail:refund.subject', { orderNumber }),
    title: t('mail:refund.title'),
    paragraphs: [
      t('mail:refund.intro', { amount: amountOf(amountMinor, order), orderNumber }),
      t('mail:refund.way', { method: t(`paymentMethod.${paymentMethod}`) }),
    ],
  });
}

/** Declined after a review, when the buyer had left the checkout. */
export async function paymentDeclinedMail(
  checkout: CheckoutMailView,
  shop: ShopContact,
): Promise<MailContent> {
  const { t } = await mailTranslator(checkout.language);
  return checkoutMail(checkout, shop, {
    cap: DECLINED_CAP,
    subject: t('mail:paymentDeclined.subject'),
    title: t('mail:paymentDeclined.title'),
    intro: t('mail:paymentDeclined.intro', { amount: amountOf(checkout.totalMinor, checkout) }),
    more: [t('mail:orderCancelled.notCharged'), t('mail:paymentDeclined.again')],
  });
}

/** Another amount or currency arrived than the order costs. */
export async function paymentMismatchedMail(
  checkout: CheckoutMailView,
  shop: ShopContact,
): Promise<MailContent> {
  const { t } = await mailTranslator(checkout.language);
  return checkoutMail(checkout, shop, {
    cap: MISMATCHED_CAP,
    subject: t('mail:paymentMismatched.subject'),
    title: t('mail:paymentMismatched.title'),
    intro: t('mail:paymentMismatched.intro', { amount: amountOf(checkout.totalMinor, checkout) }),
    more: [t('mail:paymentMismatched.refund')],
  });
}

interface CheckoutMail {
  cap: { kinds: string[]; maxPerDay: number };
  subject: string;
  title: string;
  intro: string;
  more: string[];
}

async function checkoutMail(
  { language, firstName }: CheckoutMailView,
  shop: ShopContact,
  { cap, subject, title, intro, more }: CheckoutMail,
): Promise<MailContent> {
  const { t } = await mailTranslator(language);
  const url = `${shop.publicUrl.replace(/\/$/, '')}/checkout`;
  return {
    kind: cap.kinds[0]!,
    cap,
    subject,
    ...letter({
      t,
      shop,
      language,
      title,
      preview: intro,
      blocks: [
        ...[greetingOf(t, firstName), intro, ...more].map(paragraph),
        buttonBlock({
          label: t('mail:paymentDeclined.button'),
          url,
        }),
      ],
      reasons: [t('mail:reason', { shop: shop.name })],
    }),
  };
}

interface Locale {
  currency: CurrencyCode;
  language: LanguageCode;
}

const amountOf = (minor: number, { currency, language }: Locale): string =>
  formatMoney(money(minor, currency), language);
