import { money } from '@kp/commerce';
import { formatDate, formatMoney } from '@kp/i18n';
import type { OrderBalanceDue, OrderMailView } from '@kp/orders';
import type { MailContent } from '../domain/mail';
import { mailTranslator, type ShopContact } from './mail-template';
import { orderMail } from './order-mail';

/** The link that takes what a change added. @returns null when nothing is to be paid with it any more */
export async function balanceLinkMail(
  order: OrderMailView,
  shop: ShopContact,
  { eventId }: OrderBalanceDue,
): Promise<MailContent | null> {
  const { orderNumber, language, currency, totalMinor, outstandingMinor, balanceLink } = order;
  if (balanceLink === null) return null;
  const { t } = await mailTranslator(language);
  const amountOf = (minor: number) => formatMoney(money(minor, currency), language);
  const amount = amountOf(outstandingMinor);
  return orderMail(order, shop, {
    kind: 'order-balance',
    onceFor: eventId,
    subject: t('mail:balanceLink.subject', { amount, orderNumber }),
    title: t('mail:balanceLink.title'),
    paragraphs: [
      t('mail:balanceLink.intro', {
        orderNumber,
        amount,
        paid: amountOf(totalMinor - outstandingMinor),
        total: amountOf(totalMinor),
      }),
      t('mail:balanceLink.until', { date: formatDate(balanceLink.expiresAt.toISOString(), language) }),
      t('mail:balanceLink.ship'),
    ],
    link: {
      label: t('mail:balanceLink.button', { amount }),
      url: `${shop.publicUrl.replace(/\/$/, '')}/pay/${balanceLink.token}`,
    },
  });
}
